import { fonts } from '../../src/styles/fonts';
import { usesDeclaredFonts } from '../support/usesDeclaredFonts';
import { expect, hydrated, openHydrated, paths, test } from './fixtures';

test('the page is loaded before any of its scripts and fonts is requested, and is then set in them', async ({
  page,
}) => {
  // The headless shell begins some pages with a move of the pointer, which would begin hydration.
  await page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto('./');
  await hydrated(page);
  await page.waitForFunction(usesDeclaredFonts);
  const [loaded, ...requested] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const later = performance.getEntriesByType('resource').filter(({ name }) => /\.(js|woff2)$/.test(name));
    return [navigation?.loadEventStart ?? 0, ...later.map(({ startTime }) => startTime)];
  });
  expect(requested.length).toBeGreaterThan(2);
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(loaded ?? Number.NaN);
});

for (const path of paths) {
  test(`the first picture in the window of ${path} is fetched first, and those below it when they near the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page still uses its web fonts', async ({ page }) => {
    const families = new Set<string>();
    page.on('request', (request) => {
      const [, family] = /\/fonts\/([a-z-]+)-\w+\.woff2$/.exec(request.url()) ?? [];
      if (family) families.add(family);
    });
    await page.goto('./', { waitUntil: 'networkidle' });
    expect(families).toEqual(new Set(fonts.map(({ family }) => family.toLowerCase().replaceAll(' ', '-'))));
  });
});

test('a visitor who asks to save data downloads no font, and no script before they press something', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const requested: string[] = [];
  page.on('request', (request) => {
    if (['font', 'script'].includes(request.resourceType())) requested.push(request.url());
  });
  await page.goto('./', { waitUntil: 'networkidle' });
  expect(requested).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
});

test('once idle, the other pages and the pictures above their folds are prefetched', async ({
  page,
  context,
  consoleErrors,
}) => {
  const fetched = page.waitForResponse(/\/pictures\/portrait-/);
  await openHydrated(page, './');
  await fetched; // the last picture of the route table
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const name of ['Cases', 'Contact']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    const picture = page.locator('main img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  // The pictures further down were not fetched, and the line is gone.
  expect(new Set(consoleErrors.splice(0))).toEqual(
    new Set(['Failed to load resource: net::ERR_INTERNET_DISCONNECTED']),
  );
});

test('before hydration, the document of a link that is pointed at is fetched ahead', async ({ page }) => {
  await page.route(/\.js$/, () => undefined); // requested, and never answered
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const prefetched = new Promise<string>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
      if (status === 'Ready' || status === 'Success') resolve(key.url);
    });
  });
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).hover();
  expect(await prefetched).toMatch(/\/contact$/);
});

test('after hydration, no document is fetched ahead', async ({ page }) => {
  await openHydrated(page, './');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});

test('a click before the scripts are there still navigates', async ({ page }) => {
  await page.route(/\.js$/, () => undefined); // requested, and never answered
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});
