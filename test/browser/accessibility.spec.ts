import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { content } from '../support/content';
import { expect, linkTo, openHydrated, pathsAndNotFound, rename, test, titleOf } from './fixtures';
import { adoptStyle, findLayoutErrors } from './texts';

// During a transition, colours have the contrast of neither scheme, and elements are not in their final place.
test.use({ reducedMotion: 'reduce' });

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rule that depends on the scheme. */
const contrast = ['color-contrast'];
const desktop = { width: 1280, height: 812 };
const phone = { width: 375, height: 812 };
/** A screen of 1280 by 1024 pixels at 400 % zoom. */
const zoomed = { width: 320, height: 256 };
const tall = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const longWord = 'Donaudampfschifffahrtsgesellschaftskapit';
const button = (page: Page, name: 'Menu' | 'Close') => page.getByRole('button', { name });

for (const path of pathsAndNotFound) {
  test(`axe finds no violation on ${path} and in its menu, and forced colours hide nothing there`, async ({ page }) => {
    const check = async (where: string) => {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      expect.soft(await accessibilityViolations(page), where).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await accessibilityViolations(page, contrast), `${where}, dark`).toEqual([]);
      // For visitors whose system replaces the colours of every page.
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      expect.soft(await page.evaluate(lostInForcedColors), `${where}, forced colours`).toEqual([]);
    };
    await page.goto(path);
    await page.setViewportSize(desktop);
    await check('desktop');
    await page.setViewportSize(phone);
    await check('phone');
    await button(page, 'Menu').click();
    await check('menu');
  });

  test(`${path} is fully readable at 200 % and 400 % zoom, and with wider text spacing`, async ({ page }) => {
    await page.goto(path);
    for (const spacing of ['', textSpacing]) {
      await adoptStyle(page, spacing);
      for (const screen of [{ width: 640, height: 512 }, zoomed]) {
        const where = `${screen.width} px${spacing && ', spaced out'}`;
        await page.setViewportSize(screen);
        expect.soft(await findLayoutErrors(page), where).toEqual([]);
        await button(page, 'Menu').click();
        expect.soft(await findLayoutErrors(page, '#menu'), `${where}, menu`).toEqual([]);
        await button(page, 'Close').click();
      }
    }
  });

  test(`the keyboard reaches each link and button of ${path} in order, with a focus ring, also zoomed`, async ({
    page,
  }) => {
    // From narrow to wide: a browser that has a large picture does not fetch a small one.
    for (const screen of [zoomed, desktop]) {
      await page.setViewportSize(screen);
      await page.goto(path);
      const stops = await expectedStops(page);
      expect(await focusStops(page, 'Tab', stops.length + 1)).toEqual([...stops, outside]);
      expect(await focusStops(page, 'Shift+Tab', stops.length)).toEqual(stops.toReversed());
    }
  });
}

for (const path of pathsAndNotFound) {
  test(`the header covers no link of ${path} that has the focus, however long its name and large its text`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    const stops = await expectedStops(page);
    for (const name of [
      'Meridian Co.',
      'Meridian Growth & Partners',
      'Van der Meulen-Hartmann & Associates Ltd',
      longWord,
    ]) {
      await rename(page, name);
      for (const [screen, size] of [
        [zoomed, 100],
        [tall, 100],
        [tall, 200],
        [tablet, 200],
      ] as const) {
        await page.setViewportSize(screen);
        await adoptStyle(page, `:root { font-size: ${size}% }`);
        await page.locator('body > footer a').last().focus();
        const found = await focusStops(page, 'Shift+Tab', stops.length - 2);
        const covered = found.filter(({ errors }) => errors.includes('is covered'));
        expect.soft(covered, `${name} at ${screen.width} px, text at ${size} %`).toEqual([]);
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const path of pathsAndNotFound) {
    test(`every link and button of ${path} and its menu is a large enough touch target`, async ({ page }) => {
      await page.goto(path);
      const targets = page.locator(':is(a[href], button):visible');
      expect.soft(await targets.evaluateAll(smallerThanFinger)).toEqual([]);
      await button(page, 'Menu').tap();
      expect.soft(await targets.evaluateAll(smallerThanFinger), 'menu').toEqual([]);
    });
  }
});

test('in the menu of a small screen the keyboard reaches its button and links alone, with a focus ring', async ({
  page,
}) => {
  await page.setViewportSize(zoomed);
  await openHydrated(page, './impact');
  await button(page, 'Menu').press('Enter');
  await expect(button(page, 'Close')).toBeFocused();
  const [close, ...links] = await expectedStops(page, '#menu');
  expect(close?.name).toBe('Close');
  expect(await focusStops(page, 'Tab', links.length + 1)).toEqual([...links, outside]);
  expect(await focusStops(page, 'Shift+Tab', links.length + 1)).toEqual([...links.toReversed(), close]);
});

test('Enter on a link opens the page, and focuses its main part, which is named; so does Back', async ({ page }) => {
  await openHydrated(page, './');
  for (const name of ['impact', 'cases'] as const) {
    await linkTo(page, name).press('Enter');
    await expect(page).toHaveTitle(titleOf(name));
    await expect(page.getByRole('main', { name: content[name].metadata.name })).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('impact'));
  await expect(page.getByRole('main')).toBeFocused();
});

test('an error while rendering is announced, accessibly, and left by a link', async ({ page, consoleErrors }) => {
  await openHydrated(page, './');
  await page.waitForLoadState('networkidle');
  // Makes the next page fail to render: its list cannot be iterated.
  await page.evaluate(() => {
    const map = Array.prototype.map;
    Array.prototype.map = function (...args) {
      if (this.length === 9) throw new Error('broken for the test');
      return Reflect.apply(map, this, args);
    };
  });
  await page.locator('main a[href$="/impact"]').click();
  await expect(page.getByRole('alert')).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle('Unexpected Application Error!');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('broken for the test')]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await accessibilityViolations(page), colorScheme).toEqual([]);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(titleOf('home'));
});

/** @see https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/**
 * The rules that the page violates according to axe, each with the violating element.
 * @param rules the tags or names of rules: by default WCAG 2.2 to level AA, and axe's best practices.
 */
async function accessibilityViolations(page: Page, rules: readonly string[] = all): Promise<string[]> {
  // Evaluated, because the page's own policy would block a script element.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const options = { runOnly: [...rules], resultTypes: ['violations' as const] };
  const { violations } = await page.evaluate((asked) => axe.run(document, asked), options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

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

// The functions below run in the page, so each must not use anything outside itself.

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
  const leavesScreen = Math.min(box.left, box.top, innerWidth - box.right, innerHeight - box.bottom) < reach;
  const errors = {
    'has no ring of 2 px': ring < 2,
    'has a ring that leaves the screen': leavesScreen,
    'is covered': corners.some(([x, y]) => !element.contains(document.elementFromPoint(x, y))),
  };
  return {
    name: element.textContent ?? '',
    errors: Object.entries(errors).flatMap(([error, found]) => (found ? [error] : [])),
  };
}

function lostInForcedColors(): string[] {
  const text = getComputedStyle(document.body).color;
  const find = (selector: string, isLost: (style: CSSStyleDeclaration) => boolean) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => isLost(getComputedStyle(element)))
      .map((element) => `${selector} "${element.textContent}" looks like text, or is not to be seen`);
  return [
    ...find('a[href]', ({ color, textDecorationLine }) => color === text && textDecorationLine !== 'underline'),
    ...find('button', ({ borderTopStyle }) => borderTopStyle === 'none'),
    ...find('[aria-current]', ({ textDecorationLine }) => textDecorationLine !== 'underline'),
    ...find('svg path', ({ stroke }) => stroke !== text),
  ];
}

/** The elements below 44 by 44 pixels, the minimum size of a touch target. */
function smallerThanFinger(targets: Element[]): string[] {
  return targets.flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width < 44 || height < 44 ? [`"${target.textContent}" is ${width} by ${height} px`] : [];
  });
}
