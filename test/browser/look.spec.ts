import type { Locator, Page } from '@playwright/test';
import { unknownPath } from '../../scripts/preview/builtSite';
import { light } from '../../src/styles/palette';
import { home, practice } from '../support/content';
import { expect, openHydrated, pathsAndNotFound, resize, test } from './fixtures';

test('both buttons of Home are in the first window of a desktop', async ({ page }) => {
  await page.goto('./');
  for (const window of ['1366 × 650', '1536 × 730', '1920 × 940']) {
    await resize(page, window);
    for (const name of [home.hero.scheduleLabel, home.hero.capabilitiesLabel])
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});

for (const window of ['390 × 844', '1440 × 900']) {
  test(`a window of ${window} is filled: by the beginning of Home, or a path without a page`, async ({ page }) => {
    await resize(page, window);
    const height = page.viewportSize()?.height ?? 0;
    await page.goto('./');
    const beginning = await page.locator('main > * > :first-child').boundingBox();
    expect((beginning?.y ?? 0) + (beginning?.height ?? 0)).toBeCloseTo(height, 0);
    await page.goto(`./${unknownPath}`);
    expect(await heightOf(page)).toBe(height);
  });
}

test('on a desktop, Contact is whole in one window', async ({ page }) => {
  await resize(page, '1440 × 900');
  await page.goto('./contact');
  expect(await heightOf(page)).toBe(900);
});

test('on a phone, browsers colour their own bars as the header below them', async ({ page }) => {
  await resize(page, '390 × 844');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of pathsAndNotFound) {
      await page.goto(path);
      const bar = await page
        .locator('meta[name="theme-color"]')
        .evaluateAll((metas: HTMLMetaElement[]) =>
          metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
        );
      const header = page.locator('body > header');
      await expect(header, `${path}, ${colorScheme}`).toHaveCSS('background-color', rgb(bar.join()));
    }
  }
});

test('in print there is no navigation and no skip link, and the profile URL is shown', async ({ page }) => {
  await openHydrated(page, './contact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('a[href="#main"]')).toBeHidden();
  const spelled = await page
    .getByRole('link', { name: practice.profile?.network ?? '' })
    .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(spelled).toContain(practice.profile?.address);
});

test('on a phone the header has the colour of the sky on the first picture, and is paper below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  const header = page.locator('body > header');
  const sky = await styleOf(page.locator('main > div > :first-child'), 'background-color');
  for (const [top, background] of [
    [0, sky],
    [400, sky],
    [844, rgb(light.paper)],
  ] as const) {
    await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
    await expect(header).toHaveCSS('background-color', background);
  }
  expect(sky).not.toBe(rgb(light.paper));
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the header is clear on the first picture, and turns to paper when the page moves', async ({ page }) => {
    await page.goto('./');
    const scrollTo = (top: number) =>
      page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
    const header = page.locator('body > header');
    const link = header.locator('li a').last();
    const picture = await page.locator('main img').first().boundingBox();
    expect(picture?.y, 'the picture begins behind the header').toBe(0);
    const onPicture = await styleOf(link, 'color');
    for (let turn = 0; turn < 2; turn++) {
      await scrollTo(0);
      await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(link).toHaveCSS('color', onPicture);
      await scrollTo(300);
      await expect(header).toHaveCSS('background-color', rgb(light.paper));
      await expect(link).not.toHaveCSS('color', onPicture);
      await expect(header).toBeInViewport();
    }
  });

  test('while a step of the approach is read, its picture alone is visible, and stays in place', async ({ page }) => {
    await page.goto('./');
    const titles = await page.locator('#approach li h3').all();
    const places = new Set<number>();
    for (const [step, title] of titles.entries()) {
      await title.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await expect.poll(() => topPicture(page)).toBe(step);
      places.add(Math.round((await page.locator('#approach img').first().boundingBox())?.y ?? 0));
    }
    expect(titles.length).toBeGreaterThan(1);
    expect(places.size).toBe(1);
  });

  for (const condition of [{ reducedMotion: 'reduce' }, { media: 'print' }, { javaScriptEnabled: false }] as const) {
    test.describe(JSON.stringify(condition), () => {
      if ('javaScriptEnabled' in condition) test.use(condition);

      test('every step of the approach has its own visible picture', async ({ page }) => {
        if (!('javaScriptEnabled' in condition)) await page.emulateMedia(condition);
        await page.goto('./');
        const pictures = await page.locator('#approach img').evaluateAll((images) =>
          images.map((image) => {
            const { x, y } = image.getBoundingClientRect();
            return image.checkVisibility({ opacityProperty: true }) && `${x}, ${y}`;
          }),
        );
        expect(pictures).not.toContain(false);
        expect(new Set(pictures).size).toBe(pictures.length);
      });
    });
  }
});

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

/** A colour as computed styles have it. */
function rgb(hex: string): string {
  return `rgb(${[...Buffer.from(hex.slice(1), 'hex')].join(', ')})`;
}

/** The number of the picture on top: the last that is not transparent. */
function topPicture(page: Page): Promise<number> {
  return page
    .locator('#approach li img')
    .evaluateAll((images) => images.findLastIndex((image) => image.checkVisibility({ opacityProperty: true })));
}
