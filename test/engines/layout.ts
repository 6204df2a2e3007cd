/** The position of an element in its page, in whole CSS pixels. */
export interface Box {
  readonly name: string;
  readonly left: number;
  /** From the top of `<main>`. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The layout of a page in an engine. */
export interface PageMeasurements {
  readonly headerHeight: number;
  readonly landmarks: readonly Box[];
  /** The visible text of the page's main part and footer, in order. */
  readonly words: readonly string[];
  /** What covers the middle of the page's heading, if anything does. */
  readonly coverOfHeading: string | null;
  /** How much wider the page is than what is visible of it. */
  readonly overflow: number;
}

/** Measures the current page. Runs in the page, so it must not use anything outside itself. */
export function measurePage(): PageMeasurements {
  // Offsets ignore transforms, which only some engines apply for motion.
  const topOf = (element: HTMLElement): number =>
    element.offsetTop + (element.offsetParent instanceof HTMLElement ? topOf(element.offsetParent) : 0);
  const leftOf = (element: HTMLElement): number =>
    element.offsetLeft + (element.offsetParent instanceof HTMLElement ? leftOf(element.offsetParent) : 0);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

  const top = all('main').map(topOf)[0] ?? 0;
  const landmarks = all('main, main :is(header, h1, h2, section, article, img), footer').map(
    (element, index) => ({
      name: `${index + 1}, ${element.localName} ${JSON.stringify((element.textContent ?? '').slice(0, 30))}`,
      left: leftOf(element),
      top: topOf(element) - top,
      width: element.offsetWidth,
      height: element.offsetHeight,
    }),
  );

  const words: string[] = [];
  for (const part of all('main, footer')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const isVisible = texts.currentNode.parentElement?.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (isVisible) words.push(texts.currentNode.nodeValue ?? '');
    }
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  const heading = document.querySelector('h1');
  const box = heading?.getBoundingClientRect();
  const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    headerHeight: all('body > header')[0]?.offsetHeight ?? 0,
    landmarks,
    words,
    coverOfHeading: heading?.contains(hit ?? null) ? null : (hit?.outerHTML ?? 'no heading'),
    overflow: scrollWidth - clientWidth,
  };
}

/**
 * How much the same length may differ between engines. WebKit rounds each line of text down to a whole pixel: up to 2.9
 * % of a heading and 1.2 % of a section were measured, 4 and 13 px. A line more or less is at least 20 px, which is
 * detected in elements up to 900 px high.
 */
const tolerance = { pixels: 2, share: 0.02 };

/** How much lengths that do not depend on text may differ. */
const horizontalTolerance = 1;

/**
 * Compares the positions of a page's landmarks in two engines.
 * @returns a description of each difference beyond the tolerance.
 */
export function compareLayouts(expected: readonly Box[], measured: readonly Box[]): string[] {
  if (expected.length !== measured.length) {
    return [`the page has ${measured.length} landmarks instead of ${expected.length}`];
  }
  return expected.flatMap((box, index) => differences(box, measured[index] ?? box));
}

function differences(expected: Box, measured: Box): string[] {
  if (expected.name !== measured.name) return [`${measured.name} in the place of ${expected.name}`];
  return (['left', 'top', 'width', 'height'] as const).flatMap((side) => {
    const isHorizontal = side === 'left' || side === 'width';
    const allowed = isHorizontal
      ? horizontalTolerance
      : tolerance.pixels + tolerance.share * Math.abs(expected[side]);
    return Math.abs(measured[side] - expected[side]) > allowed
      ? [`${expected.name}: ${side} ${measured[side]} px instead of ${expected[side]} px`]
      : [];
  });
}
