import { contrast } from '../../scripts/pictures/legibility';
import { contrastOnPictures, findFaintTexts } from './contrastOnPictures';
import { expect, expectOnly, paths, resize, test } from './fixtures';

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

test('the words in place of a picture that fails have a contrast of 4.5:1 with its colour', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/pictures/**', (route) => route.abort());
  for (const path of paths) {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const colors = await page.locator('img').evaluateAll((images) =>
        images.map((image) => {
          const { color, backgroundColor } = getComputedStyle(image);
          return [color, backgroundColor].map((value) => value.match(/\d+/g)?.slice(0, 3).map(Number) ?? []);
        }),
      );
      for (const [ink = [], ground = []] of colors) expect.soft(contrast(ink, ground)).toBeGreaterThan(4.5);
    }
  }
  expectOnly(consoleErrors, /^Failed to load resource/);
});
