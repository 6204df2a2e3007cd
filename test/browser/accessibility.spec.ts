import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { allPaths, expect, menuButton, openHydrated, rgb, test, titleOf } from './fixtures';

// During a transition, colours have the contrast of neither scheme, and elements are not in their final place.
test.use({ reducedMotion: 'reduce' });

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rule that depends on the scheme. */
const contrast = ['color-contrast'];
const desktop = { width: 1280, height: 812 };
const phone = { width: 375, height: 812 };

for (const path of allPaths) {
  test(`${path} and its menu are accessible in every colour scheme, with a mouse and a finger`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const emulateTouch = (enabled: boolean) => session.send('Emulation.setTouchEmulationEnabled', { enabled });
    const targets = page.locator(':is(a[href], button):visible');
    await page.goto(path);
    for (const screen of ['desktop', 'phone', 'menu'] as const) {
      await page.setViewportSize(screen === 'desktop' ? desktop : phone);
      if (screen === 'menu') await menuButton(page, 'Menu').click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, forcedColors: 'none' });
        const rules = colorScheme === 'light' ? all : contrast;
        const part = screen === 'menu' ? '#menu' : 'html';
        expect.soft(await accessibilityViolations(page, rules, part), `${screen}, ${colorScheme}`).toEqual([]);
        if (screen === 'phone') await expectBarsAsHeader(page);
      }
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await page.evaluate(lostInForcedColors), `${screen}, forced colours`).toEqual([]);
      if (screen === 'desktop') continue;
      expect.soft(await targets.evaluateAll(smallerThan, 24), `${screen}, mouse`).toEqual([]); // WCAG 2.5.8
      await emulateTouch(true);
      expect.soft(await targets.evaluateAll(smallerThan, 44), `${screen}, finger`).toEqual([]);
      await emulateTouch(false);
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
 * @param part a selector of the part to check.
 */
async function accessibilityViolations(page: Page, rules = all, part = 'html'): Promise<string[]> {
  // Evaluated, because the page's own policy would block a script element.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const options = { runOnly: rules, resultTypes: ['violations' as const] };
  const { violations } = await page.evaluate(([root, asked]) => axe.run(root, asked), [part, options] as const);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Expects the colour that browsers give their own bars to be that of the header below them. */
async function expectBarsAsHeader(page: Page): Promise<void> {
  const [colour = ''] = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas: HTMLMetaElement[]) =>
      metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
    );
  await expect.soft(page.locator('body > header')).toHaveCSS('background-color', rgb(colour));
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
