import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A text on a picture, and its contrast with what is behind it. */
interface Reading {
  readonly text: string;
  /** Its font size in pixels. */
  readonly size: number;
  /** With the block behind it that is closest to its colour. A block is as wide as the stem of a large letter. */
  readonly min: number;
}

const block = 8; // pixels

/** The contrast of every text that is on a picture of the page. */
export async function contrastOnPictures(page: Page): Promise<readonly Reading[]> {
  await page.evaluate(showPictures);
  return contrastOf(page, await page.evaluate(findWordsOnPictures));
}

interface Words {
  readonly text: string;
  readonly color: string;
  readonly size: number;
  /** Its lines, from ascender to baseline, in whole pixels from the corner of the painted page. */
  readonly lines: readonly {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }[];
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

/** The texts above a picture. Runs in the page, so it must not use anything outside itself. */
function findWordsOnPictures(): Words[] {
  const pictures = [...document.querySelectorAll('main img')].map((image) => image.getBoundingClientRect());
  const elements = document.querySelectorAll(
    'header > a > span, header li a, main :is(h1, h2, h3, p, dt, dd, a)',
  );
  return [...elements].flatMap((element) => {
    if (!element.checkVisibility()) return []; // in a folded part of the page
    const style = getComputedStyle(element);
    const isButton = style.backgroundColor !== 'rgba(0, 0, 0, 0)';
    // Of the texts alone: a link may hold a picture too.
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const rectangles: DOMRect[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      rectangles.push(...range.getClientRects());
    }
    const lines = rectangles
      .filter(({ left, top, right, bottom, width }) =>
        pictures.some(
          (box) => width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        ),
      )
      .map(({ left, top, right, bottom, height }) => ({
        left: Math.floor(left + scrollX),
        top: Math.floor(top + height * 0.2 + scrollY),
        right: Math.ceil(right + scrollX),
        bottom: Math.ceil(bottom - height * 0.22 + scrollY),
      }));
    if (lines.length === 0 || isButton) return [];
    const text = element.textContent?.slice(0, 40) ?? '';
    return [{ text, color: style.color, size: Number.parseFloat(style.fontSize), lines }];
  });
}

async function contrastOf(page: Page, words: readonly Words[]): Promise<readonly Reading[]> {
  if (words.length === 0) return [];
  await page.evaluate(
    setStyle,
    ':is(main, header) * { color: transparent !important; text-decoration: none !important; background-image: none !important } header svg { visibility: hidden }',
  );
  // Of the words alone: painting and reading a whole long page takes seconds.
  const all = words.flatMap(({ lines }) => lines);
  const first = Math.max(0, Math.floor(Math.min(...all.map(({ top }) => top)) / block));
  const last = Math.ceil(Math.max(...all.map(({ bottom }) => bottom)) / block);
  const image = await page.screenshot({
    fullPage: true,
    clip: {
      x: 0,
      y: first * block,
      width: await page.evaluate(() => document.documentElement.scrollWidth),
      height: (last - first) * block,
    },
  });
  await page.evaluate(setStyle, '');
  const { width = 0, height = 0 } = await sharp(image).metadata();
  const { data, info } = await sharp(image)
    .resize({ width: Math.ceil(width / block), height: Math.ceil(height / block), fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return words.map(({ text, color, size, lines }) => {
    const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    const ink = luminance(red, green, blue);
    let min = 21;
    for (const { left, top, right, bottom } of lines) {
      for (let row = Math.floor(top / block); row * block < bottom; row++) {
        for (let column = Math.floor(left / block); column * block < right; column++) {
          const at = ((row - first) * info.width + column) * info.channels;
          const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
          min = Math.min(min, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
        }
      }
    }
    return { text, size, min };
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
