import type { Locator, Page } from '@playwright/test';
import { light } from '../../src/styles/palette';
import { home, practice } from '../support/content';
import { expect, openHydrated, paths, pathsAndNotFound, rename, resize, test } from './fixtures';
import { adoptStyle, findLayoutErrors, linesOf } from './texts';

const largeWindows = ['768 × 1024', '1024 × 768', '1280 × 720', '1440 × 900', '1920 × 940', '2560 × 1440'];

test('both buttons of Home are in the first window of a desktop', async ({ page }) => {
  await page.goto('./');
  for (const window of ['1366 × 650', '1536 × 730', '1920 × 940']) {
    await resize(page, window);
    for (const name of [home.hero.scheduleLabel, home.hero.capabilitiesLabel])
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});

for (const path of pathsAndNotFound) {
  test(`the first picture of ${path} is fetched first, those below the window when they near it`, async ({ page }) => {
    await resize(page, '1280 × 800');
    await page.goto(path);
    const pictures = await page.locator('main img').evaluateAll((images) =>
      images.map((image) => ({
        isBelow: image.getBoundingClientRect().top >= innerHeight,
        loading: image.getAttribute('loading'),
        priority: image.getAttribute('fetchpriority'),
      })),
    );
    const [first] = pictures.filter(({ isBelow }) => !isBelow);
    if (first) expect(first).toEqual({ isBelow: false, loading: null, priority: 'high' });
    for (const picture of pictures.filter(({ isBelow }) => isBelow))
      expect(picture).toEqual({ isBelow: true, loading: 'lazy', priority: null });
  });
}

test('on a phone, browsers colour their own bars as the header below them', async ({ page }) => {
  await resize(page, '390 × 844');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of pathsAndNotFound) {
      await page.goto(path);
      const { bar, header } = await page.evaluate(() => ({
        bar: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
        header: getComputedStyle(document.querySelector('body > header') ?? document.body).backgroundColor,
      }));
      expect(rgb(bar ?? ''), `${path} in the ${colorScheme} scheme`).toBe(header);
    }
  }
});

test('no line of Home’s headline is a single word, on any screen', async ({ page }) => {
  await page.goto('./');
  for (const window of ['320 × 640', '375 × 812', '430 × 932', ...largeWindows]) {
    await resize(page, window);
    const lines = (await page.locator('h1').evaluateAll(linesOf)).flat();
    expect
      .soft(
        lines.filter((line) => !/\S\s+\S/.test(line)),
        window,
      )
      .toEqual([]);
  }
});

test('beyond phones, Home’s headline breaks at no hyphen', async ({ page }) => {
  await page.goto('./');
  for (const window of largeWindows) {
    await resize(page, window);
    const lines = (await page.locator('h1').evaluateAll(linesOf)).flat();
    expect
      .soft(
        lines.filter((line) => line.endsWith('-')),
        window,
      )
      .toEqual([]);
  }
});

test('no word of Home’s headline breaks on a phone whose text is twice as large', async ({ page }) => {
  await page.goto('./');
  await adoptStyle(page, ':root { font-size: 200% }');
  for (const width of [320, 375, 430]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = (await page.locator('h1').evaluateAll(linesOf)).flatMap((all) => all.slice(0, -1));
    expect
      .soft(
        lines.filter((line) => !/[\s-]$/.test(line)),
        `${width} px`,
      )
      .toEqual([]);
  }
});

test("no page has a larger heading than Home's headline, in any window", async ({ page }) => {
  const sizesOn = async (path: string) => {
    await page.goto(path);
    const sizes: number[] = [];
    for (const window of ['375 × 844', '1024 × 768', '1366 × 650', '1920 × 1200']) {
      await resize(page, window);
      sizes.push(Number.parseFloat(await styleOf(page.locator('h1'), 'font-size')));
    }
    return sizes;
  };
  const headline = await sizesOn('./');
  for (const path of paths)
    for (const [index, size] of (await sizesOn(path)).entries())
      expect.soft(size, `${path}, window ${index + 1}`).toBeLessThanOrEqual(headline[index] ?? 0);
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

test.describe('without JavaScript', () => {
  test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

  test('the header is clear on the first picture, and turns to paper when the page moves', async ({ page }) => {
    await page.goto('./');
    const scrollTo = (top: number) =>
      page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
    const header = page.locator('body > header');
    const link = header.locator('li a').last();
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const picture = await page.locator('main img').first().boundingBox();
    expect(picture?.y, 'the picture begins behind the header').toBe(0);
    const onPicture = await styleOf(link, 'color');

    await scrollTo(300);
    await expect(header).toHaveCSS('background-color', rgb(light.paper));
    await expect(link).not.toHaveCSS('color', onPicture);
    expect((await header.boundingBox())?.y).toBe(0);

    await scrollTo(0);
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(link).toHaveCSS('color', onPicture);
  });
});

test('while a step of the approach is read, its picture alone is visible, and stays in place', async ({ page }) => {
  await resize(page, '1440 × 900');
  await page.goto('./');
  const titles = page.locator('#approach li h3');
  expect(await titles.count()).toBeGreaterThan(1);
  const places: (number | undefined)[] = [];
  for (const [step, title] of (await titles.all()).entries()) {
    await title.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect.poll(() => topPicture(page)).toBe(step);
    places.push((await page.locator('#approach img').first().boundingBox())?.y);
  }
  for (const place of places) expect(place).toBeCloseTo(places[0] ?? 0, 0);
});

test('for visitors who prefer no motion, and for paper, every step has its own visible picture', async ({ page }) => {
  await resize(page, '1440 × 900');
  await page.goto('./');
  for (const media of [{ reducedMotion: 'reduce' }, { reducedMotion: null, media: 'print' }] as const) {
    await page.emulateMedia(media);
    const pictures = await page.locator('#approach img').evaluateAll((images) =>
      images.map((image) => {
        const { x, y } = image.getBoundingClientRect();
        return { place: `${x}, ${y}`, isSeen: image.checkVisibility({ opacityProperty: true }) };
      }),
    );
    expect(pictures.filter(({ isSeen }) => !isSeen)).toEqual([]);
    expect(new Set(pictures.map(({ place }) => place)).size).toBe(pictures.length);
  }
});

test('a long name does not damage the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, './');
  for (const width of [320, 375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const menu = width < 768 ? page.getByRole('button', { name: 'Menu' }) : page.locator('header > nav');
    await rename(page, practice.brandName);
    const beside = await menu.boundingBox();
    for (const name of [
      'Van der Meulen-Hartmann & Associates Ltd',
      'Donaudampfschifffahrtsgesellschaftskapit',
      'W'.repeat(40),
      'مكتب الاستشارات الاستراتيجية للنمو والتطوير',
    ]) {
      await rename(page, name);
      const after = await menu.boundingBox();
      expect.soft(await findLayoutErrors(page, 'header'), `${name} at ${width} px`).toEqual([]);
      expect.soft({ ...after, y: 0 }, `${name} at ${width} px`).toEqual({ ...beside, y: 0 });
    }
  }
});

function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

/** A colour as computed styles have it. */
function rgb(hex: string): string {
  return `rgb(${[...Buffer.from(hex.slice(1), 'hex')].join(', ')})`;
}

/** The number of the visible picture: the last opaque one. */
function topPicture(page: Page): Promise<number> {
  return page.locator('#approach li').evaluateAll((steps) =>
    steps.findLastIndex((step) =>
      [...step.querySelectorAll('img')].some((image) => {
        let opacity = 1;
        for (let at: Element | null = image; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
        return opacity === 1;
      }),
    ),
  );
}
