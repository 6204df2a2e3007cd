import type { Page } from '@playwright/test';

/** A focus stop: its text, and what is wrong with how it is shown. */
export interface FocusStop {
  readonly name: string;
  readonly errors: readonly string[];
}

/** The focus stop after the last one of a page. */
export const outside: FocusStop = { name: 'outside the page', errors: [] };

/** Presses a key `count` times, and returns the focus stops. */
export async function focusStops(page: Page, key: 'Tab' | 'Shift+Tab', count: number): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < count) {
    await page.keyboard.press(key);
    stops.push((await page.evaluate(describeFocus)) ?? outside);
  }
  return stops;
}

/** The expected focus stops of a part of the page: each visible link, button and summary, in document order. */
export function expectedStops(page: Page, root = 'body'): Promise<FocusStop[]> {
  return page
    .locator(`${root} :is(a[href], button, summary)`)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ name: element.textContent ?? '', errors: [] })),
    );
}

/** Runs in the page, so it must not use anything outside itself. */
function describeFocus(): FocusStop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const box = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
  const ring = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  const reach = ring + Number.parseFloat(outlineOffset);
  const corners = [box.left + 1, box.right - 1].flatMap((x) =>
    [box.top + 1, box.bottom - 1].map((y) => [x, y] as const),
  );
  const errors = {
    'has no ring of 2 px': ring < 2,
    'has a ring that leaves the screen':
      box.left < reach ||
      box.top < reach ||
      box.right > innerWidth - reach ||
      box.bottom > innerHeight - reach,
    'is covered': corners.some(([x, y]) => !element.contains(document.elementFromPoint(x, y))),
  };
  return {
    name: element.textContent ?? '',
    errors: Object.entries(errors).flatMap(([error, found]) => (found ? [error] : [])),
  };
}
