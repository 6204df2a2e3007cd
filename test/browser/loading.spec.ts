import type { Locator } from '@playwright/test';
import { usesDeclaredFonts } from '../support/usesDeclaredFonts';
import { allPaths, expect, expectOnly, follow, hydrated, linkTo, modulesOf, openHydrated, test } from './fixtures';

test('a loaded page requests its fonts and the stylesheet of all pages, and then its scripts', async ({ page }) => {
  // The headless shell begins some pages with a move of the pointer, which would begin hydration.
  await page.addInitScript(() => addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true));
  await openHydrated(page, './');
  await page.waitForFunction(usesDeclaredFonts);
  const { loaded, sheet, scripts, fonts } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ended = (end: string) => resources.filter(({ name }) => name.endsWith(end));
    return {
      loaded: navigation?.loadEventStart ?? Number.NaN,
      sheet: ended('.css').map(({ responseEnd }) => responseEnd),
      scripts: ended('.js').map(({ startTime }) => startTime),
      fonts: ended('.woff2').map(({ startTime }) => startTime),
    };
  });
  expect(sheet).toHaveLength(1);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(sheet[0] ?? Number.NaN);
  expect(Math.min(...sheet, ...fonts)).toBeGreaterThanOrEqual(loaded);
  // So that styles which follow those of the page stay stronger.
  await expect(page.locator('style[data-stylesheet] + link[rel=stylesheet]')).toHaveCount(1);
});

test('a font is added with everything that its rule says', async ({ page }) => {
  const html = await (await page.request.get('./')).text();
  // Without the policy, which would refuse the changed CSS.
  const body = html
    .replace(/<meta http-equiv[^>]*>/, '')
    .replaceAll('font-display:swap', 'font-style:italic;unicode-range:U+61-7A');
  await page.route('./', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto('./');
  const added = () =>
    page.evaluate(() =>
      [...document.fonts].map(({ style, weight, unicodeRange }) => [style, weight, unicodeRange].join(' ')),
    );
  await expect.poll(added).toContain('italic 300 400 U+61-7A');
});

test('a page that lacks the stylesheet of all pages fetches no module, and its links work', async ({
  page,
  consoleErrors,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.route(/\/style-\w+\.css$/, (route) => route.abort());
  await page.goto('./', { waitUntil: 'networkidle' });
  await follow(page, 'impact');
  expect(scripts).toEqual([]);
  expectOnly(consoleErrors, /^Failed to load resource/);
});

test('a page that is never idle fetches its modules soon', async ({ page }) => {
  const [entry = ''] = await modulesOf(page, './');
  await page.addInitScript(() => {
    const work = () => {
      const end = performance.now() + 60;
      while (performance.now() < end);
    };
    addEventListener('load', () => setInterval(work, 0));
  });
  const requested = page.waitForRequest((request) => request.url().endsWith(entry), { timeout: 10_000 });
  await page.goto('./');
  await requested;
});

test('with data saving, no font is downloaded, and no script until a key is pressed', async ({ page }) => {
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

test('a page is fetched as soon as its link is pointed at, focused or touched', async ({ page }) => {
  // For the page's own scripts alone, the browser is idle.
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    window.requestIdleCallback = (start, options) => {
      window.requestIdleCallback = () => 0;
      return requestIdleCallback(start, options);
    };
  });
  const own = await modulesOf(page, './');
  await openHydrated(page, './');
  for (const [name, show] of [
    ['impact', (link: Locator) => link.hover()],
    ['cases', (link: Locator) => link.focus()],
    ['contact', (link: Locator) => link.dispatchEvent('touchstart')],
  ] as const) {
    const [module = ''] = (await modulesOf(page, `./${name}`)).filter((path) => !own.includes(path));
    const fetched = page.waitForRequest((request) => request.url().endsWith(module));
    await show(linkTo(page, name));
    await fetched;
  }
});

test('once idle, other pages are prefetched: a click needs no network', async ({ page, context, consoleErrors }) => {
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
  // The pictures further down were not fetched, and some browsers report this.
  const errors = consoleErrors.splice(0);
  expect(errors.filter((text) => text !== 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED')).toEqual([]);
});

test('a tour of all pages stores only where each was left, for the session', async ({ page }) => {
  await openHydrated(page, './');
  for (const name of ['impact', 'cases', 'contact', 'home'] as const) await follow(page, name);
  await page.reload(); // a page stores data when the visitor leaves it
  expect(await page.context().cookies()).toEqual([]);
  const stored = await page.evaluate(async () => [
    ...Object.entries({ ...localStorage, ...sessionStorage }),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ]);
  const states = /^\[(,?\["\w+",{"top":\d+(\.\d+)?,"open":\[\]}\]){5}\]$/;
  expect(stored).toEqual([['page-states', expect.stringMatching(states)]]);
});

test('the first picture of each page is fetched first, those below the window when they near it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of allPaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const pictures = await page.locator('main img').evaluateAll((images) =>
      images.map((image) => ({
        isBelow: image.getBoundingClientRect().top >= innerHeight,
        loading: image.getAttribute('loading'),
        priority: image.getAttribute('fetchpriority'),
      })),
    );
    const [first] = pictures.filter(({ isBelow }) => !isBelow);
    if (first) expect.soft(first, path).toEqual({ isBelow: false, loading: null, priority: 'high' });
    for (const picture of pictures.filter(({ isBelow }) => isBelow))
      expect.soft(picture, path).toEqual({ isBelow: true, loading: 'lazy', priority: null });
  }
});
