import { practice } from '../support/content';
import { expect, expectShown, openHydrated, test } from './fixtures';

test.use({ viewport: { width: 375, height: 812 } });

test('on a small screen the header has the brand and Menu alone, and all links are in a menu that fills it', async ({
  page,
}) => {
  await openHydrated(page, './');
  const wideLinks = page.locator('header nav').first().locator('a');
  await expect(wideLinks.last()).toBeHidden();
  await expect(page.locator('header > :visible')).toHaveText([practice.brandName, 'Menu']);
  await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  expect(await wideLinks.count()).toBeGreaterThan(1);
  await expect(links).toHaveText(await wideLinks.allTextContents());
  expect(await page.locator('#menu').boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 812 });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a link in the menu opens its page, where the menu is closed', async ({ page }) => {
      if (javaScriptEnabled) await openHydrated(page, './');
      else await page.goto('./');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Cases' }).click();
      await expectShown(page, 'cases');
      await expect(page.locator('#menu')).toBeHidden();
    });
  });
}
