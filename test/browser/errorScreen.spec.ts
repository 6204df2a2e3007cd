import { accessibilityViolations } from './accessibilityViolations';
import { expect, openHydrated, test, titleOf } from './fixtures';

test('an error while rendering is announced on a screen without an axe violation, with a link home for the keyboard', async ({
  page,
  consoleErrors,
}) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('broken for the test')]);
  await expect(page.getByRole('alert')).toHaveText('Unexpected Application Error!');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await accessibilityViolations(page), colorScheme).toEqual([]);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(titleOf('home'));
});
