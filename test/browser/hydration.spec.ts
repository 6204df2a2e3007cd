import { cases } from '../support/content';
import { expect, hydrated, openHydrated, paths as pages, status404, test, titleOf } from './fixtures';
import { rememberParsed, replaced } from './parsedElements';

declare global {
  interface Window {
    added: Element[];
  }
}

/** One path of each kind, for a base path; `hostileAddresses.long.spec.ts` opens twenty others. */
const ofEachKind = [
  ...['./', './impact', './impact/', './impact.html', './index.html', './/impact', './no/such/page'],
];
const paths = [...new Set([...pages, ...ofEachKind, './impact?a=%zz#%zz', './%ff'])];

for (const path of paths) {
  test(`${path} is hydrated with an empty console and not one element replaced`, {
    tag: ofEachKind.includes(path) ? '@base' : [],
  }, async ({ page, consoleErrors }) => {
    await rememberParsed(page);
    const response = await page.goto(path);
    await hydrated(page);
    if (response?.status() === 404) {
      await expect.poll(() => consoleErrors).toEqual([status404, expect.stringContaining('404: no page at')]);
      consoleErrors.splice(0);
    }
    expect(await replaced(page)).toEqual([]);
  });
}

test('the base without its slash is hydrated with not one element replaced', { tag: '@base' }, async ({
  page,
  baseURL,
}) => {
  const body = await (await page.request.get('./')).body();
  const address = (baseURL ?? '').slice(0, -1);
  await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' })); // not redirected
  await rememberParsed(page);
  await openHydrated(page, address);
  expect(await replaced(page)).toEqual([]);
});

test.describe('years after the build, in another time zone and language', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' });

  test('a page is hydrated with not one element replaced', async ({ page }) => {
    await page.clock.setFixedTime('2041-12-31T23:59:59Z');
    await rememberParsed(page);
    await openHydrated(page, './');
    expect(await replaced(page)).toEqual([]);
  });
});

test('with a browser extension that adds to the page before React does, not one element is replaced, and the structured data of the next page takes the place of the last, and of nothing else', async ({
  page,
}) => {
  await rememberParsed(page);
  await page.addInitScript(addAsExtension);
  await openHydrated(page, './impact');
  expect(await replaced(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cases' }).click();
  await expect(page).toHaveTitle(titleOf('cases'));
  const structuredData = page.locator('script[type="application/ld+json"]');
  await expect(structuredData).toHaveCount(1);
  expect(await structuredData.textContent()).toContain(cases.metadata.description);
  const lost = await page.evaluate(() => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    return window.added.filter((element) => !element.isConnected || isTaken(element)).length;
  });
  expect(lost).toBe(0);
});

test('a page is hydrated where an extension has made the policy of trusted types', async ({ page }) => {
  await page.addInitScript(() => {
    const asWritten = (text: string) => text;
    window.trustedTypes?.createPolicy('default', { createHTML: asWritten, createScript: asWritten });
  });
  await openHydrated(page, './');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cases' }).click();
  await expect(page).toHaveTitle(titleOf('cases'));
});

for (const path of pages) {
  test(`${path} looks the same to the pixel without JavaScript and hydrated`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const viewport = { width: 1280, height: 6500 }; // all of the page, so that no picture waits to be scrolled to
    const still = await browser.newContext({
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
      viewport,
      ...(baseURL && { baseURL }),
    });
    const stillPage = await still.newPage();
    await stillPage.goto(path, { waitUntil: 'networkidle' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    // Again until equal: a large picture may be painted later than it is loaded.
    await expect
      .poll(async () => (await page.screenshot()).equals(await stillPage.screenshot()), { timeout: 20_000 })
      .toBe(true);
    await still.close();
  });
}

/** Runs in the page, and so stands alone. */
function addAsExtension(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const add = (name: string) => {
      const element = document.createElement(name);
      // The policy lets an extension do more than this test may: a style must be the page's own, and no script may run.
      if (name === 'style') element.textContent = document.querySelector('style')?.textContent ?? '';
      if (name === 'script') element.setAttribute('type', 'text/plain');
      window.added.push(element);
      return element;
    };
    window.added = [];
    for (const name of ['style', 'script', 'link']) {
      document.head.prepend(add(name));
      document.head.append(add(name));
    }
    for (const name of ['style', 'script', 'link', 'div']) {
      document.body.prepend(add(name));
      document.body.append(add(name));
    }
    for (const element of [document.documentElement, document.body]) {
      element.setAttribute('data-extension', '');
      element.className += ' extension';
    }
  });
}
