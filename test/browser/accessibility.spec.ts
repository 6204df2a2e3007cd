import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, menuButton, openHydrated, pathsAndNotFound, test, titleOf } from './fixtures';

// During a transition, colours have the contrast of neither scheme, and elements are not in their final place.
test.use({ reducedMotion: 'reduce' });

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rule that depends on the scheme. */
const contrast = ['color-contrast'];
const desktop = { width: 1280, height: 812 };
const phone = { width: 375, height: 812 };

for (const path of pathsAndNotFound) {
  test(`axe finds no violation on ${path} and in its menu; forced colours hide no link, button or icon`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const screen of ['desktop', 'phone', 'menu'] as const) {
      await page.setViewportSize(screen === 'desktop' ? desktop : phone);
      if (screen === 'menu') await menuButton(page, 'Menu').click();
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      expect.soft(await accessibilityViolations(page), screen).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await accessibilityViolations(page, contrast), `${screen}, dark`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await page.evaluate(lostInForcedColors), `${screen}, forced colours`).toEqual([]);
    }
  });
}

for (const { pointer, touch, size } of [
  { pointer: 'finger', touch: { hasTouch: true, isMobile: true }, size: 44 },
  { pointer: 'mouse', touch: {}, size: 24 }, // WCAG 2.5.8
]) {
  test.describe(`in a narrow window, for a ${pointer}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, ...touch });

    for (const path of pathsAndNotFound) {
      test(`every link and button of ${path} and its menu is at least ${size} pixels high and wide`, async ({
        page,
      }) => {
        await page.goto(path);
        const targets = page.locator(':is(a[href], button):visible');
        expect.soft(await targets.evaluateAll(smallerThan, size)).toEqual([]);
        await menuButton(page, 'Menu').click();
        expect.soft(await targets.evaluateAll(smallerThan, size), 'menu').toEqual([]);
      });
    }
  });
}

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

// The functions below run in the page, so each must not use anything outside itself.

/** The visible elements that look like text, or like nothing. */
function lostInForcedColors(): string[] {
  const text = getComputedStyle(document.body).color;
  const isLost: Readonly<Record<string, (style: CSSStyleDeclaration) => boolean>> = {
    'a[href]': ({ color, textDecorationLine }) => color === text && textDecorationLine !== 'underline',
    button: ({ borderTopStyle }) => borderTopStyle === 'none',
    '[aria-current]': ({ textDecorationLine }) => textDecorationLine !== 'underline',
    'svg path': ({ stroke }) => stroke !== text,
  };
  return Object.entries(isLost).flatMap(([selector, lost]) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && lost(getComputedStyle(element)))
      .map((element) => `${selector} "${element.textContent}"`),
  );
}

/** The elements that are lower or narrower than `size` pixels. */
function smallerThan(targets: Element[], size: number): string[] {
  return targets.flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width < size || height < size ? [`"${target.textContent}" is ${width} by ${height} px`] : [];
  });
}
