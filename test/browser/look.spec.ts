import type { Page } from '@playwright/test';
import { fonts } from '../../src/styles/fonts';
import { light } from '../../src/styles/palette';
import { cases, home, practice } from '../support/content';
import { expect, expectShown, menuButton, resize, rgb, test } from './fixtures';

const [phone, desktop] = ['390 × 844', '1440 × 900'];

test('the first window of Home has its buttons, and the header is part of its picture', async ({ page }) => {
  await page.goto('./');
  const header = page.locator('body > header');
  for (const { window, labels, below } of [
    { window: phone, labels: [home.heroScheduleLabel], below: 844 },
    { window: '1366 × 650', labels: [home.heroScheduleLabel, home.heroCapabilitiesLabel], below: 300 },
  ]) {
    await resize(page, window);
    for (const name of labels) await expect.soft(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    for (const top of [0, below, 0]) {
      await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
      const colour = top === 0 ? expect(header).not : expect(header);
      await colour.toHaveCSS('background-color', rgb(light.paper));
      await expect(header).toBeInViewport();
    }
  }
});

test('in print there is no navigation and no skip link, and the profile URL is shown', async ({ page }) => {
  await page.goto('./contact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('a[href="#main"]')).toBeHidden();
  const spelled = await page
    .getByRole('link', { name: practice.profileNetwork ?? '' })
    .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(spelled).toContain(practice.profileAddress);
});

test('the picture of the step that is read is visible; without motion and in print, all are', async ({ page }) => {
  await resize(page, desktop);
  await page.goto('./');
  const titles = await page.locator('#approach li h3').all();
  const pictures = page.locator('#approach li img');
  const places = new Set<number>();
  for (const [step, title] of titles.entries()) {
    await title.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().top - 100, behavior: 'instant' }),
    );
    await expect.poll(() => pictures.evaluateAll(lastVisible)).toBe(step);
    if (step === titles.length - 1) continue; // as high as its picture, it has moved both
    places.add(Math.round((await pictures.first().boundingBox())?.y ?? 0));
  }
  expect(titles.length).toBeGreaterThan(1);
  expect(places.size).toBe(1);
  for (const condition of [{ reducedMotion: 'reduce' }, { reducedMotion: null, media: 'print' }] as const) {
    await page.emulateMedia(condition);
    await expectPictureForEachStep(page);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the fonts and the picture of each step are shown, the menu opens a page, and folds open', async ({ page }) => {
    const requested = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') requested.add(request.url());
    });
    await resize(page, desktop);
    await page.goto('./');
    await expect.poll(() => requested.size).toBe(fonts.length);
    await expectPictureForEachStep(page);
    await resize(page, phone);
    await menuButton(page, 'Menu').click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: cases.pageName }).click();
    await expectShown(page, 'cases');
    await expect(page.locator('#menu')).toBeHidden();
    const words = page.locator('article dd').first();
    await expect(words).toBeHidden();
    await page.locator('summary').first().click();
    await expect(words).toBeVisible();
  });
});

async function expectPictureForEachStep(page: Page): Promise<void> {
  const pictures = await page.locator('#approach img').evaluateAll((images) =>
    images.map((image) => {
      const { x, y } = image.getBoundingClientRect();
      return image.checkVisibility({ opacityProperty: true }) && `${x}, ${y}`;
    }),
  );
  expect(pictures).not.toContain(false);
  expect(new Set(pictures).size).toBe(pictures.length);
}

/** The number of the picture on top: the last that is not transparent. Runs in the page. */
function lastVisible(images: Element[]): number {
  return images.findLastIndex((image) => image.checkVisibility({ opacityProperty: true }));
}
