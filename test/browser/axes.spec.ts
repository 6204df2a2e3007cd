import type { Page } from '@playwright/test';
import { expect, paths, test } from './fixtures';

test.use({ reducedMotion: 'reduce' }); // texts that move on scroll are in their final place

for (const path of paths) {
  test(`on ${path} all text starts on three axes`, async ({ page }) => {
    await page.goto(path);
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const axes = await page.evaluate(findAxes);
      const offAxis = (await textEdges(page)).filter(
        ({ edge }) => !axes.some((axis) => Math.abs(edge - axis) <= 1),
      );
      expect.soft(offAxis, `${width} px, axes at ${axes.join(', ')}`).toEqual([]);
    }
  });
}

interface TextEdge {
  readonly text: string;
  /** In pixels from the left of the page. */
  readonly edge: number;
}

/**
 * The left edge of every visible block of text: that of its first visible piece, be it a button's border, an icon or the
 * mark. Of several pieces in a row, such as the links of a menu, the first counts.
 */
function textEdges(page: Page): Promise<TextEdge[]> {
  return page.evaluate(() => {
    const styleOf = (element: Element) => getComputedStyle(element);
    const isSeen = (element: Element) =>
      element.checkVisibility() &&
      styleOf(element).clipPath === 'none' &&
      element.getBoundingClientRect().bottom + scrollY > 0;

    /** The first line of each block, and icons. */
    const lines = new Map<Element, DOMRect>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      let block = text.parentElement;
      if (text.textContent?.trim() === '' || !block || !isSeen(block)) continue;
      while (block.parentElement && /^inline(-block)?$/.test(styleOf(block).display))
        block = block.parentElement;
      const range = new Range();
      range.selectNodeContents(text);
      const line = styleOf(block).display.includes('flex')
        ? block.getBoundingClientRect()
        : range.getClientRects()[0];
      if (line && !lines.has(block)) lines.set(block, line);
    }

    for (const icon of document.querySelectorAll('svg')) {
      const isInRow = icon.parentElement && styleOf(icon.parentElement).display.includes('flex');
      if (isInRow && isSeen(icon)) lines.set(icon, icon.getBoundingClientRect());
    }

    const isFirst = ([block, { left, top, bottom }]: [Element, DOMRect]) => {
      let row = block.parentElement;
      while (row && !styleOf(row).display.includes('flex')) row = row.parentElement;
      return ![...lines].some(
        ([other, line]) => row?.contains(other) && line.left < left && line.top < bottom && line.bottom > top,
      );
    };
    return [...lines]
      .filter(isFirst)
      .map(([block, { left }]) => ({ text: block.textContent?.slice(0, 40) ?? '', edge: Math.round(left) }));
  });
}

/**
 * The left edges of the first, fifth and ninth of the page's twelve columns. Runs in the page, so it must not use
 * anything outside itself.
 */
function findAxes(): number[] {
  const grid = [...document.querySelectorAll('main *')].find((element) =>
    getComputedStyle(element).gridTemplateColumns.includes('[content-start'),
  );
  if (!grid) throw new Error('no element of the page is laid out in its columns');
  const { gridTemplateColumns, columnGap } = getComputedStyle(grid);
  const tracks = gridTemplateColumns
    .replace(/\[[^\]]*\]/g, '')
    .trim()
    .split(/\s+/)
    .map(Number.parseFloat);
  const gap = Number.parseFloat(columnGap);
  const left = grid.getBoundingClientRect().left;
  return [1, 5, 9].map(
    (column) => left + tracks.slice(0, column).reduce((sum, track) => sum + track + gap, 0),
  );
}
