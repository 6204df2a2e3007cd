import { contrastOnPictures, findFaintTexts } from './contrastOnPictures';
import { expect, paths, resize, test } from './fixtures';

// Only the pixels behind the words, in many windows, show whether each can be read.

test.use({ reducedMotion: 'reduce' });

/** From narrow to wide: a browser that has a large picture does not fetch a small one. */
const windows = ['320 × 900', '768 × 1024', '1024 × 768', '1366 × 650', '2560 × 1440'];

for (const path of paths) {
  test(`text on a picture of ${path} has a contrast of 4.5:1 behind it, and large text of 3:1`, async ({ page }) => {
    await page.goto(path);
    for (const window of windows) {
      await resize(page, window);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findFaintTexts(page), `${window} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('the headline of the home page is on its picture on a desktop', async ({ page }) => {
  await resize(page, '1440 × 900');
  await page.goto('./');
  const texts = await contrastOnPictures(page);
  expect(texts.some(({ isHeadline }) => isHeadline)).toBe(true);
});
