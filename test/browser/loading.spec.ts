import type { Locator } from '@playwright/test';
import { fonts } from '../../src/styles/fonts';
import { usesDeclaredFonts } from '../support/usesDeclaredFonts';
import {
  expect,
  follow,
  hydrated,
  linkTo,
  modulesOf,
  openHydrated,
  pathsAndNotFound,
  preventPrefetch,
  test,
} from './fixtures';

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
    await page.goto('./');
    await expect.poll(() => requested.size).toBe(fonts.length);
  });
});

test('a visitor who asks to save data downloads no font, and only the scripts of the page once a key is pressed', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requested: string[] = [];
  page.on('request', (request) => {
    if (['font', 'script'].includes(request.resourceType())) requested.push(new URL(request.url()).pathname);
  });
  await page.goto('./', { waitUntil: 'networkidle' });
  expect(requested).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requested.sort()).toEqual([...(await modulesOf(page, './'))].sort());
});

for (const [intent, show] of [
  ['points at', (link: Locator) => link.hover()],
  ['focuses', (link: Locator) => link.focus()],
  ['touches', (link: Locator) => link.dispatchEvent('touchstart')],
] as const) {
  test(`the page of a link that the visitor ${intent} is fetched before a click`, async ({ page }) => {
    await preventPrefetch(page);
    const own = await modulesOf(page, './');
    const [module = ''] = (await modulesOf(page, './impact')).filter((path) => !own.includes(path));
    await openHydrated(page, './');
    const fetched = page.waitForRequest((request) => request.url().endsWith(module));
    await show(linkTo(page, 'impact'));
    await fetched;
  });
}
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

test('a tour of all pages stores only where each was left, for the session', async ({ page }) => {
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
    session: [['places', expect.stringMatching(/^\[(,?\["\w+",{"top":\d+(\.\d+)?,"open":\[\]}\]){5}\]$/)]],
    databases: [],
    caches: [],
    workers: [],
  });
});

for (const path of pathsAndNotFound) {
  test(`the first picture of ${path} is fetched first, those below the window when they near it`, async ({ page }) => {
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
