import { expect, hydrated, paths, status404, test } from './fixtures';

declare global {
  interface Window {
    parsed: Element[];
  }
}

const anyName = [
  './impact/',
  './impact.html',
  './index.html',
  './?utm=1',
  './cases#luxury-villas',
  './Impact',
];

for (const path of [...paths, ...anyName, './no/such/page']) {
  test(`${path} is hydrated with an empty console and not one element replaced`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        window.parsed = [...document.querySelectorAll('*')];
      });
    });
    const response = await page.goto(path);
    await hydrated(page);
    if (response?.status() === 404) {
      expect(complaints.splice(0)).toEqual([status404, expect.stringContaining('404: no page at')]);
    }
    const replaced = await page.evaluate(() =>
      window.parsed.filter((element) => !element.isConnected).map((element) => element.outerHTML),
    );
    expect(replaced).toEqual([]);
  });
}

for (const path of paths) {
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
    expect((await page.screenshot()).equals(await stillPage.screenshot())).toBe(true);
    await still.close();
  });
}
