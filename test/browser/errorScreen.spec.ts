import { expect, openHydrated, test, titleOf } from './fixtures';

test('an error while rendering shows the error screen, is logged, and leaves a way home', async ({
  page,
  complaints,
}) => {
  await openHydrated(page, './');
  await page.waitForLoadState('networkidle');
  // The next page cannot be rendered: its list refuses to be walked through.
  await page.evaluate(() => {
    const map = Array.prototype.map;
    Array.prototype.map = function (...args) {
      if (this.length === 9) throw new Error('broken for the test');
      return Reflect.apply(map, this, args);
    };
  });
  await page.getByRole('link', { name: 'Explore all impact areas' }).click();
  await expect(page.getByRole('heading')).toHaveText('Unexpected Application Error!');
  expect(complaints.splice(0).join()).toContain('broken for the test');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveTitle(titleOf('home'));
});
