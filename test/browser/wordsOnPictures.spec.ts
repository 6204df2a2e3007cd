import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, paths, test } from './fixtures';

test.use({ reducedMotion: 'reduce' });

const widths = [320, 375, 768, 1024, 1280, 1440, 1920, 2560];

for (const path of paths) {
  test(`words that lie on a picture of ${path} have 7:1 on every pixel that can be behind them`, async ({
    page,
  }) => {
    test.slow();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: 'networkidle' });
        for (const { words, color, box } of await wordsOnPictures(page)) {
          const least = await leastContrast(page, color, box);
          expect.soft(least, `"${words}" at ${width} px, ${colorScheme}`).toBeGreaterThanOrEqual(7);
        }
      }
    }
  });
}

test('the headline of the home page lies on its picture on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('./');
  const headline = await page.locator('h1').innerText();
  expect((await wordsOnPictures(page)).map(({ words }) => words)).toContain(headline.slice(0, 40));
});

interface Words {
  readonly words: string;
  readonly color: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The blocks of text above a picture, each with all the room its words may fill, and then makes all words invisible. */
function wordsOnPictures(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const boxOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + scrollX, y: y + scrollY, width, height };
    };
    const pictures = [...document.querySelectorAll('main img')].map(boxOf);
    const found = [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, a)')].flatMap((element) => {
      const box = boxOf(element);
      const isOnPicture = pictures.some(
        ({ x, y, width, height }) =>
          box.x < x + width && box.x + box.width > x && box.y < y + height && box.y + box.height > y,
      );
      const words = element.textContent?.slice(0, 40) ?? '';
      return isOnPicture ? [{ words, color: getComputedStyle(element).color, box }] : [];
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main * { color: transparent !important } main a::before { visibility: hidden }');
    document.adoptedStyleSheets = [sheet];
    return found;
  });
}

/** The least contrast of a colour with the pixels of a part of the page. */
async function leastContrast(page: Page, color: string, clip: Words['box']): Promise<number> {
  const image = await page.screenshot({ clip, fullPage: true });
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  const ink = luminance(red, green, blue);
  let least = 21;
  for (let at = 0; at < data.length; at += info.channels) {
    const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    least = Math.min(least, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
  }
  return least;
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
