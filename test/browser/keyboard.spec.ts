import type { Page } from '@playwright/test';
import { expect, longNames, menuButton, openHydrated, pathsAndNotFound, rename, resize, test } from './fixtures';
import { adoptStyle } from './texts';

test.use({ reducedMotion: 'reduce' }); // what has the focus is in its final place

/** A screen of 1280 by 1024 pixels at 400 % zoom. */
const zoomed = '320 × 256';

/** A name in the header, a window, and the size of the text in percent. */
const highHeaders = [
  [longNames[1], zoomed, 100],
  [longNames[0], '390 × 844', 100],
  [longNames[2], '390 × 844', 200],
  [longNames[0], '768 × 1024', 200],
] as const;

for (const path of pathsAndNotFound) {
  test(`the keyboard reaches each link and button of ${path} in order, with a focus ring, also zoomed`, async ({
    page,
  }) => {
    // From narrow to wide: a browser that has a large picture does not fetch a small one.
    for (const window of [zoomed, '1280 × 812']) {
      await resize(page, window);
      await page.goto(path);
      const stops = await expectedStops(page);
      expect(await focusStops(page, 'Tab', stops.length + 1)).toEqual([...stops, outside]);
      expect(await focusStops(page, 'Shift+Tab', stops.length)).toEqual(stops.toReversed());
    }
  });

  test(`the header covers no link of ${path} that has the focus, however long its name and large its text`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const stops = await expectedStops(page);
    const belowSkipLink = stops.slice(1, -1); // but for the last, from which the focus comes
    for (const [name, window, size] of highHeaders) {
      await rename(page, name);
      await resize(page, window);
      await adoptStyle(page, `:root { font-size: ${size}% }`);
      await page.locator('body > footer a').last().focus();
      const found = await focusStops(page, 'Shift+Tab', belowSkipLink.length);
      const covered = found.filter(({ errors }) => errors.includes('is covered'));
      expect.soft(covered, `${name} at ${window}, text at ${size} %`).toEqual([]);
    }
  });
}

test('in the menu of a small screen the keyboard reaches its button and links alone, with a focus ring', async ({
  page,
}) => {
  await resize(page, zoomed);
  await openHydrated(page, './impact');
  await menuButton(page, 'Menu').press('Enter');
  await expect(menuButton(page, 'Close')).toBeFocused();
  const [close, ...links] = await expectedStops(page, '#menu');
  expect(close?.name).toBe('Close');
  expect(await focusStops(page, 'Tab', links.length + 1)).toEqual([...links, outside]);
  expect(await focusStops(page, 'Shift+Tab', links.length + 1)).toEqual([...links.toReversed(), close]);
});

interface FocusStop {
  readonly name: string;
  readonly errors: readonly string[];
}

const outside: FocusStop = { name: 'outside the page', errors: [] };

async function focusStops(page: Page, key: 'Tab' | 'Shift+Tab', count: number): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < count) {
    await page.keyboard.press(key);
    stops.push((await page.evaluate(describeFocus)) ?? outside);
  }
  return stops;
}

/** The expected focus stops of a part of the page: each visible link, button and summary, in document order. */
function expectedStops(page: Page, root = 'body'): Promise<FocusStop[]> {
  return page
    .locator(`${root} :is(a[href], button, summary)`)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ name: element.textContent ?? '', errors: [] })),
    );
}

/** What has the focus, and how that cannot be seen. Runs in the page, so it must not use anything outside itself. */
function describeFocus(): FocusStop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const box = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
  const ring = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  const reach = ring + Number.parseFloat(outlineOffset);
  const corners = [box.left + 1, box.right - 1].flatMap((x) => [box.top + 1, box.bottom - 1].map((y) => ({ x, y })));
  const errors = {
    'has no ring of 2 px': ring < 2,
    'has a ring that leaves the screen':
      Math.min(box.left, box.top, innerWidth - box.right, innerHeight - box.bottom) < reach,
    'is covered': corners.some(({ x, y }) => !element.contains(document.elementFromPoint(x, y))),
  };
  return {
    name: element.textContent ?? '',
    errors: Object.entries(errors).flatMap(([error, found]) => (found ? [error] : [])),
  };
}
