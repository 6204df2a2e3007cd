import { expect, test } from './fixtures';

for (const [language, property, value] of [
  ['de-DE', 'hyphens', 'auto'],
  ['en-GB', 'hyphens', 'manual'],
  ['ko-KR', 'word-break', 'keep-all'],
  ['ja', 'word-break', 'normal'],
] as const) {
  test(`headings in ${language} are broken with ${property}: ${value}`, async ({ page }) => {
    await page.goto('./contact');
    await page.evaluate((tag) => document.documentElement.setAttribute('lang', tag), language);
    await expect(page.locator('h1')).toHaveCSS(property, value);
  });
}

test('an address is never broken with a hyphen that is not its own', async ({ page }) => {
  await page.goto('./contact');
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'de-DE'));
  await expect(page.locator('main a[href^="mailto:"] bdi').last()).toHaveCSS('hyphens', 'none');
});
