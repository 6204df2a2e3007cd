import { displayFont, textFont } from '../../src/styles/fonts';
import { fontSize } from '../../src/styles/typography';
import { usesDeclaredFonts } from '../support/usesDeclaredFonts';
import { expect, pathsAndNotFound, test } from './fixtures';
import { adoptStyle, findLayoutErrors, findTexts, linesOf, overflow, type Text } from './texts';

// With classic scrollbars, as on Windows and Linux, which take their width from the page.
test.use({
  reducedMotion: 'reduce', // texts that move on scroll are in their final place
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

/** From a small phone to a large desktop. */
const widths = [320, 375, 768, 1024, 1440, 1920, 2560] as const;
const { display, lead, body, small, ...headings } = fontSize;
/** The sizes of each family. The headings of pages have a size of their own, because Home's must fit its picture's sky. */
const scale = {
  [displayFont.family]: [display, ...Object.values(headings)],
  [textFont.family]: [lead, body, small],
};

for (const path of pathsAndNotFound) {
  test(`${path} scrolls sideways at no width, nor on a phone whose text is twice as large`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(overflow), `${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 375, height: 812 });
    await adoptStyle(page, ':root { font-size: 200% }');
    expect.soft(await page.evaluate(overflow), 'large text').toBe(0);
  });

  test(`${path} fills a high window`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 1400 });
    await page.goto(path);
    const end = await page.locator('body > :is(main, footer)').last().boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeGreaterThan(1399);
  });

  test(`${path} has no text below 14 px, and on a desktop none off the scale`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const texts = await page.evaluate(findTexts, 'body');
      expect
        .soft(
          texts.filter(({ size }) => size < 14).map(({ words }) => words),
          `${width} px`,
        )
        .toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const sizes = await page.evaluate(toPixels, scale);
    expect(offScale(await page.evaluate(findTexts, 'body'), sizes)).toEqual([]);
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`on desktops, the text of ${path} begins on the axes, in a script that runs ${direction}`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
      for (const width of [1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(offAxis), `${width} px`).toEqual([]);
      }
    });
  }

  test(`from right to left, ${path} has no text that is cut off, overlaps or leaves the page`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findLayoutErrors(page), `${width} px`).toEqual([]);
    }
  });

  test(`no line of a heading of ${path} ends in a short word`, async ({ page }) => {
    await page.goto(path);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = (await page.locator('main :is(h1, h2, h3)').evaluateAll(linesOf)).flatMap((all) =>
        all.slice(0, -1),
      );
      expect
        .soft(
          lines.filter((line) => /(^|\s)(a|of|the|and)\s*$/i.test(line)),
          `${width} px`,
        )
        .toEqual([]);
    }
  });

  test(`no text in the first window of ${path} moves when its fonts come after it is painted`, async ({ page }) => {
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

test("Home's headline starts on the header's edge at every width", async ({ page }) => {
  await page.goto('./');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const [brand = 0, headline] = await page
      .locator('header > a:first-child, main h1')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left));
    expect.soft(headline, `${width} px`).toBeCloseTo(brand, 0);
  }
});

test('the tests see classic scrollbars', async ({ page }) => {
  await page.setContent('<div style="overflow: scroll; width: 100px"></div>');
  expect(await page.locator('div').evaluate((box) => box.clientWidth)).toBeLessThan(100);
});

function offScale(texts: readonly Text[], sizes: Readonly<Record<string, number[]>>) {
  return texts
    .filter(({ isHeadline }) => !isHeadline)
    .filter(({ family, size }) => !sizes[family]?.some((step) => Math.abs(step - size) < 0.1))
    .map(({ words, family, size }) => `"${words}" is set in ${size} px of ${family}`);
}

// The functions below run in the page, so each must not use anything outside itself.

function toPixels(scale: Readonly<Record<string, readonly string[]>>): Record<string, number[]> {
  const probe = document.body.appendChild(document.createElement('p'));
  const inPixels = Object.entries(scale).map(([family, sizes]) => {
    const pixels = sizes.map((size) => {
      probe.style.fontSize = size;
      return Number.parseFloat(getComputedStyle(probe).fontSize);
    });
    return [family, pixels];
  });
  probe.remove();
  return Object.fromEntries(inPixels);
}

/**
 * The blocks of text whose first line does not start with the first, fifth or ninth of the page's twelve columns, from
 * the right where the page runs from right to left. What counts is the first visible piece, be it a button's border, an icon or the mark; of several pieces in a row, such as
 * those of the header, the first.
 */
function offAxis(): string[] {
  const isMirrored = document.documentElement.dir === 'rtl';
  const startOfBox = ({ left, right }: DOMRect) => (isMirrored ? document.documentElement.clientWidth - right : left);
  const displayOf = (element: Element) => getComputedStyle(element).display;
  const isSeen = (element: Element) =>
    element.checkVisibility() &&
    getComputedStyle(element).clipPath === 'none' &&
    element.getBoundingClientRect().bottom + scrollY > 0;

  /** The box of a text's first line, of which punctuation may be a piece of its own. */
  const firstLine = (range: Range): DOMRect | undefined => {
    const [first, ...others] = range.getClientRects();
    if (!first) return undefined;
    const pieces = [first, ...others.filter(({ top }) => top < first.bottom - first.height / 2)];
    const left = Math.min(...pieces.map((piece) => piece.left));
    return new DOMRect(left, first.top, Math.max(...pieces.map((piece) => piece.right)) - left, first.height);
  };

  /** The first line of each block, and icons. */
  const lines = new Map<Element, DOMRect>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    let block = text.parentElement;
    if (text.textContent?.trim() === '' || !block || !isSeen(block)) continue;
    while (block.parentElement && /^inline(-block)?$/.test(displayOf(block))) block = block.parentElement;
    const range = new Range();
    range.selectNodeContents(text);
    const line = displayOf(block).includes('flex') ? block.getBoundingClientRect() : firstLine(range);
    if (line && !lines.has(block)) lines.set(block, line);
  }
  for (const icon of document.querySelectorAll('svg')) {
    const isInRow = icon.parentElement && displayOf(icon.parentElement).includes('flex');
    if (isInRow && isSeen(icon)) lines.set(icon, icon.getBoundingClientRect());
  }

  const grid = [...document.querySelectorAll('main *')].find((element) =>
    getComputedStyle(element).gridTemplateColumns.includes('[content-start'),
  );
  if (!grid) return ['no element of the page is laid out in its columns'];
  const { gridTemplateColumns, columnGap } = getComputedStyle(grid);
  const tracks = gridTemplateColumns.replace(/\[[^\]]*\]/g, '').match(/[\d.]+/g) ?? [];
  const startOfColumn = (column: number) =>
    tracks
      .slice(0, column)
      .reduce(
        (start, track) => start + Number(track) + Number.parseFloat(columnGap),
        startOfBox(grid.getBoundingClientRect()),
      );
  const axes = [1, 5, 9].map(startOfColumn);

  return [...lines].flatMap(([block, box]) => {
    const { top, bottom } = box;
    const start = startOfBox(box);
    let row = block.closest('body > header') ?? block.parentElement;
    while (row && !displayOf(row).includes('flex')) row = row.parentElement;
    const isFirst = ![...lines].some(
      ([other, line]) => row?.contains(other) && startOfBox(line) < start && line.top < bottom && line.bottom > top,
    );
    const isOnAxis = axes.some((axis) => Math.abs(Math.round(start) - axis) <= 1);
    return isFirst && !isOnAxis ? [`"${block.textContent?.slice(0, 40)}" at ${start} px, axes at ${axes}`] : [];
  });
}
