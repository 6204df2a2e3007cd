import { expect, pathsAndNotFound, test } from './fixtures';

// Three axes for the eye, the starts of columns 1, 5 and 9.

test.use({ reducedMotion: 'reduce' }); // texts that move on scroll are in their final place

for (const path of pathsAndNotFound) {
  test(`on desktops, each text of ${path} starts on an axis, also from right to left`, async ({ page }) => {
    await page.goto(path);
    for (const direction of ['ltr', 'rtl'] as const) {
      await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), direction);
      for (const width of [1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(findOffAxis), `${width} px, ${direction}`).toEqual([]);
      }
    }
  });
}

for (const path of pathsAndNotFound) {
  test(`at 1440 px, headings and paragraphs of ${path} have at most five left edges`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const edges = await page.locator('main :is(h1, h2, h3, p, dt, dd):visible').evaluateAll((blocks) =>
      blocks.map((block) => {
        const range = new Range();
        range.selectNodeContents(block);
        return Math.round(range.getBoundingClientRect().left);
      }),
    );
    expect(new Set(edges).size, [...new Set(edges)].join(', ')).toBeLessThanOrEqual(5);
  });
}

/**
 * The texts that start on no axis, and where. Of pieces beside each other, such as an icon and a title, the first
 * counts, and of a button its border. Runs in the page, so it must not use anything outside itself.
 */
function findOffAxis(): string[] {
  const isMirrored = document.documentElement.dir === 'rtl';
  const startOf = ({ left, right }: DOMRect) => (isMirrored ? document.documentElement.clientWidth - right : left);
  const isFlex = (element: Element) => getComputedStyle(element).display.includes('flex');
  const isRow = (element: Element) => isFlex(element) && getComputedStyle(element).flexDirection === 'row';
  const ancestorsOf = ({ parentElement: parent }: Node): Element[] => (parent ? [parent, ...ancestorsOf(parent)] : []);

  const pieces: { readonly words: string; readonly row: Element | undefined; readonly boxes: DOMRect[] }[] = [];
  const nodes = document.createTreeWalker(document.body);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const [parent, ...others] = ancestorsOf(node);
    if (!parent?.checkVisibility() || getComputedStyle(parent).clipPath !== 'none') continue;
    const isIcon = node instanceof SVGSVGElement && isFlex(parent);
    if (!isIcon && !(node instanceof Text && node.data.trim() !== '')) continue;
    const piece = [parent, ...others].find((element) => element.matches('a, button') && isFlex(element)) ?? node;
    const around = ancestorsOf(piece);
    const row = around.find(isRow) ?? around.find((element) => !getComputedStyle(element).display.startsWith('inline'));
    const range = new Range();
    range.selectNode(piece);
    pieces.push({ words: parent.textContent ?? '', row, boxes: [...range.getClientRects()] });
  }

  const grid = [...document.querySelectorAll('main *')].find((element) =>
    getComputedStyle(element).gridTemplateColumns.includes('[content-start'),
  );
  const axes = [1, 5, 9].map((column) => {
    const probe = document.createElement('div');
    probe.style.gridColumn = `col ${column}`;
    grid?.append(probe);
    const start = startOf(probe.getBoundingClientRect());
    probe.remove();
    return start;
  });

  return pieces.flatMap(({ words, row, boxes: [first] }) => {
    if (!first || first.bottom + scrollY <= 0) return []; // the skip link waits above the page
    const start = startOf(first);
    const hasOtherBefore = pieces.some(
      (other) =>
        other.row === row &&
        other.boxes.some((box) => box.top < first.bottom - 1 && box.bottom > first.top + 1 && startOf(box) < start),
    );
    const isOnAxis = axes.some((axis) => Math.abs(start - axis) <= 1);
    return hasOtherBefore || isOnAxis ? [] : [`"${words}" at ${start} px, axes at ${axes.join(', ')} px`];
  });
}
