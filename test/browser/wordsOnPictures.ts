import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** The texts of a page on a picture, each with its minimum contrast with any pixel that can be behind it. */
export async function contrastOnPictures(
  page: Page,
): Promise<readonly { readonly text: string; readonly least: number }[]> {
  await page.evaluate(showPictures);
  return contrastOf(page, await page.evaluate(findWordsOnPictures));
}

interface Words {
  readonly text: string;
  readonly color: string;
  /** The area that they may cover, in whole pixels from the corner of the painted page. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

/**
 * Waits until every picture of the page is drawn for this width. Runs in the page, so it must not use anything outside
 * itself.
 */
async function showPictures(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame(); // in which pictures react to the changed width
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
  await frame();
}

/** The blocks of text above a picture. Runs in the page, so it must not use anything outside itself. */
function findWordsOnPictures(): Words[] {
  const boxOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left: Math.round(left + scrollX),
      top: Math.round(top + scrollY),
      right: Math.round(right + scrollX),
      bottom: Math.round(bottom + scrollY),
    };
  };
  const pictures = [...document.querySelectorAll('main img')].map(boxOf);
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, a)')].flatMap((element) => {
    const box = boxOf(element);
    const isOnPicture = pictures.some(
      ({ left, top, right, bottom }) =>
        box.left < right && box.right > left && box.top < bottom && box.bottom > top,
    );
    const text = element.textContent?.slice(0, 40) ?? '';
    return isOnPicture ? [{ text, color: getComputedStyle(element).color, box }] : [];
  });
}

/** The minimum contrast of each text with the pixels behind it, in a screenshot without text. */
async function contrastOf(page: Page, words: readonly Words[]) {
  if (words.length === 0) return [];
  const [x, y, right, bottom] = [
    Math.min(...words.map(({ box }) => box.left)),
    Math.min(...words.map(({ box }) => box.top)),
    Math.max(...words.map(({ box }) => box.right)),
    Math.max(...words.map(({ box }) => box.bottom)),
  ];
  const clip = { x, y, width: right - x, height: bottom - y };
  await page.evaluate(
    setStyle,
    'main * { color: transparent !important } main a::before { visibility: hidden }',
  );
  const image = await page.screenshot({ clip, fullPage: true });
  await page.evaluate(setStyle, '');
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return words.map(({ text, color, box }) => {
    const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    const ink = luminance(red, green, blue);
    let least = 21;
    for (let row = box.top - y; row < box.bottom - y; row++) {
      for (let column = box.left - x; column < box.right - x; column++) {
        const at = (row * info.width + column) * info.channels;
        const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        least = Math.min(least, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
      }
    }
    return { text, least };
  });
}

/** Replaces the added style of the page. The page's policy would block a style element. */
function setStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** What each value of a channel gives to the luminance. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const shares = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (shares[red] ?? 0) + 0.7152 * (shares[green] ?? 0) + 0.0722 * (shares[blue] ?? 0);
}
