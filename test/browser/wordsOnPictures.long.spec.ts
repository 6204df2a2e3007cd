import { expect, paths, test } from './fixtures';
import { contrastOnPictures } from './wordsOnPictures';

test.use({ reducedMotion: 'reduce' });

/** From narrow to wide: a browser that has a large picture does not fetch a small one. */
const widths = [320, 375, 768, 1024, 1280, 1440, 1920, 2560];

for (const path of paths) {
  test(`text on a picture of ${path} has a contrast of 7:1 with every pixel behind it`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const { text, least } of await contrastOnPictures(page)) {
          expect.soft(least, `"${text}" at ${width} px, ${colorScheme}`).toBeGreaterThanOrEqual(7);
        }
      }
    }
  });
}

test('the headline of the home page is on its picture on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./');
  const headline = await page.locator('h1').innerText();
  const words = await contrastOnPictures(page);
  expect(words.map(({ text }) => text)).toContain(headline.slice(0, 40));
});
