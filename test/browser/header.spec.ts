import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

test('the header is clear on the first picture, and turns to paper when the page moves', async ({ page }) => {
  await page.goto('./');
  const header = page.locator('body > header');
  const link = header.locator('li a').last();
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const picture = await page.locator('main img').first().boundingBox();
  expect(picture?.y, 'the picture begins behind the header').toBe(0);
  const onPicture = await colorOf(link);

  await page.mouse.move(720, 600);
  await page.mouse.wheel(0, 300);
  const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(header).toHaveCSS('background-color', paper);
  expect(await colorOf(link)).not.toBe(onPicture);
  expect((await header.boundingBox())?.y).toBe(0);

  await page.mouse.wheel(0, -300);
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(link).toHaveCSS('color', onPicture);
});

function colorOf(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).color);
}
