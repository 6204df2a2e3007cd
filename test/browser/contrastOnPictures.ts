import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../scripts/pictures/legibility';
import { adoptStyle, findTexts, intersect, type Line, type Text } from './texts';

const block = 8; // pixels, as wide as the stem of a large letter

const withoutText = `
  :is(main, header) * { color: transparent !important; text-decoration: none !important; background-image: none !important }
  header svg { visibility: hidden }
`;

/** The texts that are too faint for WCAG. https://www.w3.org/TR/WCAG22/#contrast-minimum */
export async function findFaintTexts(page: Page): Promise<readonly string[]> {
  return (await contrastOnPictures(page))
    .filter(({ size, min }) => min < (size >= 24 ? 3 : 4.5))
    .map(({ words, min }) => `"${words.slice(0, 40)}" has a contrast of ${min}`);
}

/** Every text that is on a picture of the page, and its contrast with the block behind it that is closest to its colour. */
export async function contrastOnPictures(page: Page): Promise<readonly (Text & { readonly min: number })[]> {
  const pictures = await page.evaluate(drawPictures);
  const texts = (await page.evaluate(findTexts, 'body')).flatMap((text) => {
    const lines = text.lines.filter((line) => pictures.some((picture) => intersect(line, picture)));
    return lines.length > 0 ? [{ ...text, lines: lines.map(letters) }] : [];
  });
  if (texts.length === 0) return [];

  // Of the texts alone: painting and reading a whole long page takes seconds.
  const lines = texts.flatMap((text) => text.lines);
  const first = Math.max(0, Math.floor(Math.min(...lines.map(({ top }) => top)) / block));
  const last = Math.ceil(Math.max(...lines.map(({ bottom }) => bottom)) / block);
  const columns = Math.ceil(Math.max(...lines.map(({ right }) => right)) / block);
  await adoptStyle(page, withoutText);
  const clip = { x: 0, y: first * block, width: columns * block, height: (last - first) * block };
  const image = await page.screenshot({ fullPage: true, clip });
  await adoptStyle(page, '');
  const { data, info } = await sharp(image)
    .resize({ width: columns, height: last - first, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

  return texts.map((text) => {
    const ink = text.color.match(/[\d.]+/g)?.map(Number) ?? [];
    let min = 21;
    for (const { left, top, right, bottom } of text.lines) {
      for (let row = Math.floor(top / block); row * block < bottom; row++) {
        for (let column = Math.floor(left / block); column * block < right; column++) {
          const at = ((row - first) * info.width + column) * info.channels;
          min = Math.min(min, contrast(ink, data.subarray(at, at + 3)));
        }
      }
    }
    return { ...text, min };
  });
}

/** A line from its ascenders to its baseline. */
function letters({ left, top, right, bottom }: Line): Line {
  const height = bottom - top;
  return { left: Math.max(0, left), top: top + height * 0.2, right, bottom: bottom - height * 0.22 };
}

/** Waits until every picture is drawn for this width, and returns where they are. Runs in the page, and stands alone. */
async function drawPictures(): Promise<Line[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame(); // in which pictures react to the changed width
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
  await frame();
  return [...document.querySelectorAll('main img')].map((image) => {
    const { left, top, right, bottom } = image.getBoundingClientRect();
    return { left: left + scrollX, right: right + scrollX, top: top + scrollY, bottom: bottom + scrollY };
  });
}
