import type { Page } from '@playwright/test';

/** A text of a page, as it is laid out. */
export interface Text {
  readonly words: string;
  /** In pixels, as all lengths. */
  readonly size: number;
  /** Its lines, from the corner of the page. */
  readonly lines: readonly Line[];
}

/** A page in a browser, driven by any protocol. */
interface Evaluating {
  evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
}

interface Line {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The visible texts of a part of the page, but those for screen readers alone. Runs in the page, so it must not use
 * anything outside itself.
 * @param root a selector of the part.
 */
export function findTexts(root: string): Text[] {
  const found: Text[] = [];
  const nodes = document.createTreeWalker(document.querySelector(root) ?? document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    const element = node.parentElement;
    const words = node.textContent ?? '';
    if (!element?.checkVisibility() || words.trim() === '') continue;
    const { fontSize, clipPath } = getComputedStyle(element);
    if (clipPath !== 'none') continue;
    const range = new Range();
    range.selectNodeContents(node);
    found.push({
      words,
      size: Number.parseFloat(fontSize),
      lines: [...range.getClientRects()].map(({ left, top, right, bottom }) => ({
        left: left + scrollX,
        right: right + scrollX,
        top: top + scrollY,
        bottom: bottom + scrollY,
      })),
    });
  }
  return found;
}

/**
 * The errors in the layout of a page: horizontal scrolling, text that is cut off, smaller than 14 px or beyond the side of
 * the window, and overlapping lines of text.
 * @param root a selector of the part to check.
 */
export async function findLayoutErrors(page: Evaluating, root = 'body'): Promise<readonly string[]> {
  const { width, beyond } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return { width: innerWidth, beyond: scrollWidth - clientWidth };
  }, undefined);
  const texts = await page.evaluate(findTexts, root);
  const small = texts.filter(({ size }) => size < 14).map(({ words, size }) => `"${words}" is ${size} px high`);
  // The middle of each line, because the boxes of tightly set lines touch.
  const lines = texts.flatMap((text) =>
    text.lines.map(({ left, right, top, bottom }) => {
      const fifth = (bottom - top) / 5;
      return { text, left: left + 1, right: right - 1, top: top + fifth + 1, bottom: bottom - fifth };
    }),
  );
  const outside = lines
    .filter(({ left, right }) => left < 0 || right > width)
    .map(({ text }) => `"${text.words}" extends beyond the side of the screen`);
  const overlaps = lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.text !== line.text && intersect(line, other))
      .map((other) => `"${line.text.words}" and "${other.text.words}" overlap`),
  );
  const sideways = beyond > 0 ? [`the page is ${beyond} px wider than its window`] : [];
  return [...sideways, ...(await page.evaluate(findCutTexts, root)), ...small, ...outside, ...overlaps];
}

function intersect(one: Line, other: Line): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Replaces the style that a test adds to the page, whose policy would block a style element. */
export async function adoptStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** The elements of a part of the page whose text is cut off. Runs in the page, as `findTexts`. */
function findCutTexts(root: string): string[] {
  return [...document.querySelectorAll(`${root}, ${root} *`)].flatMap((element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const isShown = element.textContent?.trim() !== '' && element.checkVisibility() && clipPath === 'none';
    const canScrollDown = ['auto', 'scroll', 'visible'].includes(overflowY);
    const isCut =
      (overflowX !== 'visible' && element.scrollWidth > element.clientWidth) ||
      (!canScrollDown && element.scrollHeight > element.clientHeight);
    return isShown && isCut ? [`"${element.textContent?.slice(0, 60)}" is cut off`] : [];
  });
}
