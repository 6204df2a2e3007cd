import { usesDeclaredFonts } from '../support/usesDeclaredFonts';
import { widths } from '../support/widths';
import { expect, pathsAndNotFound, test } from './fixtures';
import { findTexts, type Text } from './texts';

// With classic scrollbars, as on Windows and Linux, which take their width from the page.
test.use({
  reducedMotion: 'reduce', // texts that move on scroll are in their final place
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

for (const path of pathsAndNotFound) {
  test(`${path} scrolls sideways at no width, and has no text below 14 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const at = `at ${width} px`;
      expect.soft(await page.evaluate(overflow), `scrolls sideways ${at}`).toBe(0);
      const texts = await page.evaluate(findTexts, 'body');
      const tooSmall = texts.filter(({ size }) => size < 14).map(({ words }) => words);
      expect.soft(tooSmall, `text below 14 px ${at}`).toEqual([]);
    }
    await page.setViewportSize({ width: 375, height: 812 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await page.evaluate(overflow), 'scrolls sideways on a phone whose text is twice as large').toBe(0);
  });

  test(`no text in the first window of ${path} moves on any screen when its fonts come after it is painted`, async ({
    page,
  }) => {
    const measured = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await measured.promise;
      await route.continue();
    });
    await page.goto(path);
    const textsAt = async (width: number) => {
      await page.setViewportSize({ width, height: 823 });
      return page.evaluate(findTexts, 'body');
    };
    const topOf = (text: Text | undefined) => text?.lines[0]?.top ?? Number.NaN;
    const screens = [360, 375, 393, 412, 768, 1280, 1440];
    const inFallback = new Map<number, readonly Text[]>();
    for (const width of screens) inFallback.set(width, await textsAt(width));
    measured.resolve();
    await page.waitForFunction(usesDeclaredFonts);
    for (const width of screens) {
      const after = await textsAt(width);
      const moved = inFallback.get(width)?.flatMap((text, index) => {
        const distance = Math.abs(topOf(text) - topOf(after[index]));
        return topOf(text) < 823 && !(distance < 2) ? [`"${text.words}" by ${distance} px`] : [];
      });
      expect.soft(moved, `${width} px`).toEqual([]);
    }
  });
}

test('the tests see classic scrollbars', async ({ page }) => {
  await page.setContent('<div style="overflow: scroll; width: 100px"></div>');
  expect(await page.locator('div').evaluate((box) => box.clientWidth)).toBeLessThan(100);
});

/** How much wider the page is than what is visible of it. Runs in the page, so it must not use anything outside itself. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}
