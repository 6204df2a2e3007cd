import { expect, pathsAndNotFound, test } from './fixtures';
import { layoutErrors } from './layoutErrors';

// A screen of 1280 by 1024 pixels at each zoom.
const zooms = [
  { zoom: '200 %', width: 640, height: 512 },
  { zoom: '400 %', width: 320, height: 256 },
];

// https://www.w3.org/TR/WCAG22/#text-spacing
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

test.use({ reducedMotion: 'reduce' }); // elements that move on scroll are in their final place

for (const path of pathsAndNotFound) {
  test(`${path} is fully readable at 200 % and 400 % zoom, and with wider text spacing`, async ({ page }) => {
    await page.goto(path);
    for (const spacing of ['', textSpacing]) {
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, spacing);
      for (const { zoom, width, height } of zooms) {
        const where = `${zoom}${spacing && ', spaced out'}`;
        await page.setViewportSize({ width, height });
        expect.soft(await layoutErrors(page), where).toEqual([]);
        await page.getByRole('button', { name: 'Menu' }).click();
        expect.soft(await layoutErrors(page, '#menu'), `${where}, menu`).toEqual([]);
        await page.getByRole('button', { name: 'Close' }).click();
      }
    }
  });
}
