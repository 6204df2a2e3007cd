import type { Page } from '@playwright/test';

/**
 * What is wrong with the layout of what is on screen: sideways scrolling, text that is cut off, and lines of text
 * that lie over each other.
 * @param root the selector of the part that is looked at; what is behind or beside it is left out.
 */
export function layoutFaults(page: Page, root = 'body'): Promise<string[]> {
  return page.evaluate(findFaults, root);
}

/** Runs in the page, and so stands alone. */
function findFaults(root: string): string[] {
  const elements = [...document.querySelectorAll(`${root}, ${root} *`)].filter(isReadable);
  const lines = elements.flatMap(linesOf);
  return [...sideways(), ...elements.filter(isCut).map(told('is cut off')), ...outside(), ...overlaps()];

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

  function told(fault: string) {
    return (element: Element) => `"${element.textContent?.slice(0, 60)}" ${fault}`;
  }

  function sideways(): string[] {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth
      ? [`the page is ${scrollWidth} px wide on a screen of ${innerWidth}`]
      : [];
  }

  /** The lines of an element's own text. The boxes of tightly set lines touch; their letters are in the middle. */
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
      .map(({ node }) => `"${node.data}" leaves the screen at its side`);
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
