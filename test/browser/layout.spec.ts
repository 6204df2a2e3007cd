import type { Page } from '@playwright/test';
import { practice } from '../support/content';
import { usesDeclaredFonts } from '../support/usesDeclaredFonts';
import { expect, longNames, menuButton, openHydrated, pathsAndNotFound, rename, test } from './fixtures';
import { adoptStyle, findLayoutErrors, findTexts, type Text } from './texts';

// With classic scrollbars, as on Windows and Linux, which take their width from the page.
test.use({
  reducedMotion: 'reduce', // texts that move on scroll are in their final place
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

/** @see https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;
/** From a small phone to a large desktop. */
const widths = [320, 375, 768, 1024, 1440, 1920, 2560];
const fromRightToLeft = () => document.documentElement.setAttribute('dir', 'rtl');

/** How a page is read, and in windows of which widths. */
const conditions = [
  { name: 'on every screen', widths },
  { name: 'on a phone with text twice as large', widths: [375], style: ':root { font-size: 200% }' },
  { name: 'at 200 % and 400 % zoom with wider text spacing', widths: [320, 640], style: textSpacing },
  { name: 'from right to left', widths: [320, 375, 768, 1440], prepare: fromRightToLeft },
];

for (const path of pathsAndNotFound) {
  for (const { name, widths, style = '', prepare = () => {} } of conditions) {
    test(`${path} scrolls sideways and has text that is cut off, covered or too small nowhere: ${name}`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.evaluate(prepare);
      await adoptStyle(page, style);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findLayoutErrors(page), `${width} px`).toEqual([]);
        const small = (await page.evaluate(findTexts, 'body')).filter(({ size }) => size < 14);
        expect.soft(small, `${width} px`).toEqual([]);
        if (width >= 768) continue;
        await menuButton(page, 'Menu').click();
        expect.soft(await findLayoutErrors(page, '#menu'), `${width} px, menu`).toEqual([]);
        await menuButton(page, 'Close').click();
      }
    });
  }

  test(`${path} fills a high window`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 1400 });
    await page.goto(path);
    const end = await page.locator('body > :is(main, footer)').last().boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeGreaterThan(1399);
  });

  test(`no text in the first window of ${path} moves when its fonts come after it is painted`, async ({ page }) => {
    const measured = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await measured.promise;
      await route.continue();
    });
    await page.goto(path);
    const screens = [360, 375, 393, 412, 768, 1280, 1440];
    const inFallback = new Map<number, readonly Text[]>();
    for (const width of screens) inFallback.set(width, await textsAt(page, width));
    measured.resolve();
    await page.waitForFunction(usesDeclaredFonts);
    for (const width of screens) {
      const after = await textsAt(page, width);
      const moved = inFallback.get(width)?.flatMap((text, index) => {
        const distance = Math.abs(topOf(text) - topOf(after[index]));
        return topOf(text) < 823 && !(distance < 2) ? [`"${text.words}" by ${distance} px`] : [];
      });
      expect.soft(moved, `${width} px`).toEqual([]);
    }
  });
}

test('a long name is whole in the header, and leaves the menu beside it in its place', async ({ page }) => {
  await openHydrated(page, './');
  for (const width of [320, 375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const menu = width < 768 ? menuButton(page, 'Menu') : page.locator('header > nav');
    const placeOfMenu = async () => ({ ...(await menu.boundingBox()), y: 0 });
    await rename(page, practice.brandName);
    const before = await placeOfMenu();
    for (const name of longNames) {
      await rename(page, name);
      expect.soft(await findLayoutErrors(page, 'header'), `${name} at ${width} px`).toEqual([]);
      expect.soft(await placeOfMenu(), `${name} at ${width} px`).toEqual(before);
    }
  }
});

test('the tests see classic scrollbars', async ({ page }) => {
  await page.setContent('<div style="overflow: scroll; width: 100px"></div>');
  expect(await page.locator('div').evaluate((box) => box.clientWidth)).toBeLessThan(100);
});

async function textsAt(page: Page, width: number): Promise<readonly Text[]> {
  await page.setViewportSize({ width, height: 823 });
  return page.evaluate(findTexts, 'body');
}

function topOf(text: Text | undefined): number {
  return text?.lines[0]?.top ?? Number.NaN;
}
