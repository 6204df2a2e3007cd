import { fonts } from '../../src/styles/fonts';
import { usesDeclaredFonts } from '../support/usesDeclaredFonts';
import { expect, follow, hydrated, openHydrated, test } from './fixtures';

test('a page requests its scripts and fonts once it is loaded, and then fetches no documents ahead', async ({
  page,
}) => {
  // The headless shell begins some pages with a move of the pointer, which would begin hydration.
  await page.addInitScript(() => addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true));
  await openHydrated(page, './');
  await page.waitForFunction(usesDeclaredFonts);
  const [loaded, ...requested] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const later = performance.getEntriesByType('resource').filter(({ name }) => /\.(js|woff2)$/.test(name));
    return [navigation?.loadEventStart ?? 0, ...later.map(({ startTime }) => startTime)];
  });
  expect(requested.length).toBeGreaterThan(2);
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(loaded ?? Number.NaN);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page still uses its web fonts', async ({ page }) => {
    const requested = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') requested.add(request.url());
    });
    await page.goto('./', { waitUntil: 'networkidle' });
    expect(requested.size).toBe(fonts.length);
  });
});

test('a visitor who asks to save data downloads no font, and no script before pressing a key', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requested: string[] = [];
  page.on('request', (request) => {
    if (['font', 'script'].includes(request.resourceType())) requested.push(request.url());
  });
  await page.goto('./', { waitUntil: 'networkidle' });
  expect(requested).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
});

test('once idle, the other pages and the pictures above their folds are prefetched: a click needs no network', {
  tag: '@base',
}, async ({ page, context, consoleErrors }) => {
  const contact = await (await page.request.get('./contact')).text();
  const [, portrait = ''] = /<main.*?<img src="[^"]*(\/pictures\/\w+-)/s.exec(contact) ?? [];
  const fetched = page.waitForResponse((response) => response.url().includes(portrait));
  await openHydrated(page, './');
  await fetched; // the last picture of the route table
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const name of ['cases', 'contact'] as const) {
    await follow(page, name);
    const picture = page.locator('main img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  // The pictures further down were not fetched, and the line is gone.
  expect(new Set(consoleErrors.splice(0))).toEqual(
    new Set(['Failed to load resource: net::ERR_INTERNET_DISCONNECTED']),
  );
});

test('a tour of all pages stores only scroll positions, for the session', async ({ page }) => {
  await openHydrated(page, './');
  for (const name of ['impact', 'cases', 'contact', 'home'] as const) await follow(page, name);
  await page.reload(); // a page stores data when the visitor leaves it
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.entries(sessionStorage),
    databases: await indexedDB.databases(),
    caches: 'caches' in window ? await caches.keys() : [],
    workers: await navigator.serviceWorker.getRegistrations(),
  }));
  expect(kept).toEqual({
    local: [],
    session: [['scroll positions', expect.stringMatching(/^\[(,?\["\w+",\d+(\.\d+)?\]){5}\]$/)]],
    databases: [],
    caches: [],
    workers: [],
  });
});
