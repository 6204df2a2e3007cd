import { expect, test } from './fixtures';

for (const [language, property, value] of [
  ['de-DE', 'hyphens', 'auto'],
  ['en-GB', 'hyphens', 'manual'],
  ['ko-KR', 'word-break', 'keep-all'],
  ['ja', 'word-break', 'normal'],
] as const) {
  test(`headings in ${language} are broken with ${property}: ${value}`, async ({ page }) => {
    await page.goto('./contact');
    const styleOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    await page.evaluate((tag) => document.documentElement.setAttribute('lang', tag), language);
    expect(await styleOf('h1')).toBe(value);
  });
}

test('an address is never broken with a hyphen that is not its own', async ({ page }) => {
  await page.goto('./contact');
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'de-DE'));
  const address = page.locator('main a[href^="mailto:"] bdi').last();
  expect(await address.evaluate((element) => getComputedStyle(element).hyphens)).toBe('none');
});
