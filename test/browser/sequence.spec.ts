import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 1440, height: 900 } });

test('as a step of the approach scrolls past, only its state of the house is visible, and stays in place', async ({
  page,
}) => {
  await page.goto('./');
  const steps = await page.locator('#approach li h3').count();
  expect(steps).toBeGreaterThanOrEqual(2);
  const places: (number | undefined)[] = [];
  for (let step = 0; step < steps; step++) {
    await centreStep(page, step);
    await expect.poll(() => topPicture(page)).toBe(step);
    places.push((await page.locator('#approach img').first().boundingBox())?.y);
  }
  expect(places[2]).toBeCloseTo(places[1] ?? 0, 0);
});

for (const [wish, media] of [
  ['visitors who prefer no motion', { reducedMotion: 'reduce' }],
  ['paper', { media: 'print' }],
] as const) {
  test(`for ${wish} every step has its own visible picture`, async ({ page }) => {
    await page.goto('./');
    await page.emulateMedia(media);
    const pictures = await page.locator('#approach img').evaluateAll((images) =>
      images.map((image) => {
        const { x, y } = image.getBoundingClientRect();
        return { place: `${x}, ${y}`, isSeen: image.checkVisibility({ opacityProperty: true }) };
      }),
    );
    expect(pictures.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(new Set(pictures.map(({ place }) => place)).size).toBe(pictures.length);
  });
}

function centreStep(page: Page, step: number): Promise<void> {
  return page
    .locator('#approach li h3')
    .nth(step)
    .evaluate((title) => {
      const { y, height } = title.getBoundingClientRect();
      scrollTo({ top: scrollY + y + height / 2 - innerHeight / 2, behavior: 'instant' });
    });
}

/** The number of the visible picture: the last opaque one. */
function topPicture(page: Page): Promise<number> {
  return page.locator('#approach li').evaluateAll((steps) =>
    steps.findLastIndex((step) =>
      [...step.querySelectorAll('img')].some((image) => {
        let opacity = 1;
        for (let at: Element | null = image; at; at = at.parentElement)
          opacity *= Number(getComputedStyle(at).opacity);
        return opacity === 1;
      }),
    ),
  );
}
