import type { Page } from '@playwright/test';
import { practice } from '../support/content';
import { allPaths, expect, expectShown, longNames, menuButton, openHydrated, rename, resize, test } from './fixtures';
import { adoptStyle } from './texts';

test.use({ reducedMotion: 'reduce' }); // what has the focus is in its final place

/** A screen of 1280 by 1024 pixels at 400 % zoom. */
const zoomed = '320 × 256';

/** A name in the header, a window, and the size of the text in percent. */
const highHeaders = [
  [longNames[1], zoomed, 100],
  [longNames[2], '390 × 844', 200],
  [longNames[0], '768 × 1024', 200],
] as const;

for (const path of allPaths) {
  test(`the keyboard reaches each link and button of ${path} in order, each visibly`, async ({ page }) => {
    for (const window of [zoomed, '1280 × 812']) {
      await resize(page, window);
      await openHydrated(page, path);
      const stops = await expectedStops(page);
      expect(await focusStops(page, 'Tab', stops.length + 1)).toEqual([...stops, outside]);
      expect(await focusStops(page, 'Shift+Tab', stops.length)).toEqual(stops.toReversed());
    }
  });
}

test('the focus on a link of the header does not scroll the page', async ({ page }) => {
  await openHydrated(page, './impact');
  await page.evaluate(() => {
    scrollTo(0, 900);
    document.querySelector<HTMLElement>('main a')?.focus({ preventScroll: true });
  });
  for (const _ of ['last', 'one before']) await page.keyboard.press('Shift+Tab');
  await expect(page.locator('header a[href$="/cases"]').first()).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

// The header of Home is part of its picture, and those of all other pages are alike.
for (const path of ['./', './impact']) {
  test(`a high header of ${path} covers no link that has the focus`, async ({ page }) => {
    await openHydrated(page, path);
    for (const [name, window, size] of highHeaders) {
      await rename(page, name);
      await resize(page, window);
      await adoptStyle(page, `:root { font-size: ${size}% }`);
      await page.locator('body > footer a').last().focus();
      const [, ...belowSkipLink] = await expectedStops(page);
      const found = await focusStops(page, 'Shift+Tab', belowSkipLink.length - 1);
      const covered = found.filter(({ errors }) => errors.includes('is covered'));
      expect.soft(covered, `${name} at ${window}, text at ${size} %`).toEqual([]);
    }
  });
}

test('on a small screen all links are in a menu that fills it and keeps the focus', async ({ page }) => {
  await resize(page, zoomed);
  await openHydrated(page, './impact');
  const wideLinks = page.locator('header nav').first().locator('a');
  await expect(wideLinks.last()).toBeHidden();
  await expect(page.locator('body > header > :visible')).toHaveText([practice.brandName, 'Menu']);
  await menuButton(page, 'Menu').press('Enter');
  await expect(menuButton(page, 'Close')).toBeFocused();
  const width = await page.evaluate(() => document.documentElement.clientWidth); // without the scrollbar
  expect(await page.locator('#menu').boundingBox()).toEqual({ x: 0, y: 0, width, height: 256 });
  const [close, ...links] = await expectedStops(page, '#menu');
  expect(close?.name).toBe('Close');
  expect(links.map(({ name }) => name)).toEqual(await wideLinks.allTextContents());
  expect(await focusStops(page, 'Tab', links.length + 1)).toEqual([...links, outside]);
  expect(await focusStops(page, 'Shift+Tab', links.length + 1)).toEqual([...links.toReversed(), close]);
  await page.locator('#menu a[href$="/cases"]').press('Enter');
  await expectShown(page, 'cases');
  await expect(page.locator('#menu')).toBeHidden();
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
