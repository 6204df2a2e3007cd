import type { Page } from '@playwright/test';

/**
 * The errors in the layout of a page: horizontal scrolling, text that is cut off, and overlapping lines of text.
 * @param root a selector of the part to check.
 */
export function layoutErrors(page: Page, root = 'body'): Promise<string[]> {
  return page.evaluate(findErrors, root);
}

/** Runs in the page, so it must not use anything outside itself. */
function findErrors(root: string): string[] {
  const elements = [...document.querySelectorAll(`${root}, ${root} *`)].filter(isReadable);
  const lines = elements.flatMap(linesOf);
  return [...sideways(), ...elements.filter(isCut).map(describe('is cut off')), ...outside(), ...overlaps()];

  function isReadable(element: Element): boolean {
    const forScreenReaders = getComputedStyle(element).clipPath !== 'none';
    return element.textContent?.trim() !== '' && element.checkVisibility() && !forScreenReaders;
  }

  function isCut(element: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(element);
    const canScrollDown = ['auto', 'scroll', 'visible'].includes(overflowY);
    return (
      (overflowX !== 'visible' && element.scrollWidth > element.clientWidth) ||
      (!canScrollDown && element.scrollHeight > element.clientHeight)
    );
  }

  function describe(error: string) {
    return (element: Element) => `"${element.textContent?.slice(0, 60)}" ${error}`;
  }

  function sideways(): string[] {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth
      ? [`the page is ${scrollWidth} px wide on a screen of ${innerWidth}`]
      : [];
  }

  /** The lines of an element's own text: the middle of each, because the boxes of tightly set lines touch. */
  function linesOf(element: Element) {
    return [...element.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || node.data.trim() === '') return [];
      const range = new Range();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        node,
        box: new DOMRect(x, y + height / 5, width, (height * 3) / 5),
      }));
    });
  }

  function outside(): string[] {
    return lines
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
      .map(({ node }) => `"${node.data}" extends beyond the side of the screen`);
  }

  function overlaps(): string[] {
    return lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.node !== line.node && intersect(line.box, other.box))
        .map((other) => `"${line.node.data}" and "${other.node.data}" overlap`),
    );
  }

  function intersect(a: DOMRect, b: DOMRect): boolean {
    return a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
  }
}
