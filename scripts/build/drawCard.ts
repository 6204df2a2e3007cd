import sharp from 'sharp';
import { cover } from '../pictures/cover.ts';
import type { Picture } from '../pictures/picture.ts';
import type { DrawingFonts } from './drawingFonts.ts';
import { drawText, type TextBox } from './drawText.ts';
import { drawMark, type Mark } from './mark.ts';

/** What is on a social card, and the fonts to draw it with. */
export interface Card {
  readonly mark: Mark;
  readonly brandName: string;
  readonly title: string;
  readonly tagline: string;
  readonly picture: Pick<Picture, 'width' | 'height' | 'focus' | 'pixels'>;
  readonly colors: { readonly background: string; readonly ink: string; readonly accent: string };
  /** The font families of brand name and title, and of the tagline. */
  readonly families: { readonly display: string; readonly text: string };
  readonly fonts: DrawingFonts;
}

// All in pixels.
const width = 1200;
const height = 630;
const pictureWidth = 540;
const padding = 64;
const gap = 28;
/** The space for the mark before the brand name. */
const markRoom = 34;
/** The height of a capital letter, as a fraction of the size. */
const capHeight = 0.72;
const nameSizes: TextBox['sizes'] = [34, 24];
const column = { left: padding, width: width - pictureWidth - 2 * padding };

/** Draws a page's card for shared links: a JPEG of 1200×630, with words on the left and the picture on the right. */
export async function drawCard(card: Card): Promise<Buffer> {
  const { picture, colors } = card;
  const image = await sharp(await picture.pixels().png({ compressionLevel: 0 }).toBuffer())
    .extract(cover(picture, pictureWidth / height, picture.focus))
    .resize({ width: pictureWidth, height })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: colors.background } })
    .composite([...(await drawWords(card)), { input: image, left: width - pictureWidth, top: 0 }])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** Mark and brand name at the top, tagline and title at the bottom, each as large as fits. */
async function drawWords({ mark, brandName, title, tagline, colors, families, fonts }: Card) {
  const display = { family: families.display, color: colors.ink };
  const [nameSize] = nameSizes;
  const drawnName = await drawText(brandName, fonts, {
    ...display,
    sizes: nameSizes,
    lineHeight: 1.2,
    left: column.left + markRoom,
    width: column.width - markRoom,
    height: 90, // two lines
  });
  const drawnTagline = await drawText(tagline, fonts, {
    family: families.text,
    color: colors.accent,
    sizes: [22, 18],
    lineHeight: 1.3,
    ...column,
    height: 60, // two lines
  });
  const [nameHeight, taglineHeight] = [drawnName?.height ?? 0, drawnTagline?.height ?? 0];
  const drawnTitle = await drawText(title, fonts, {
    ...display,
    sizes: titleSizes(title),
    lineHeight: 1.08,
    letterSpacing: -0.02,
    ...column,
    height: height - 2 * padding - nameHeight - taglineHeight - 3 * gap,
  });
  const titleTop = height - padding - (drawnTitle?.height ?? 0);
  return [
    { input: drawBrandMark(mark, drawnName?.size ?? nameSize, colors.accent), left: padding, top: padding },
    ...(drawnName ? [{ ...drawnName, top: padding }] : []),
    ...(drawnTagline ? [{ ...drawnTagline, top: titleTop - gap - taglineHeight }] : []),
    ...(drawnTitle ? [{ ...drawnTitle, top: titleTop }] : []),
  ];
}

/** The largest size and the smallest: a word or two fill the card, a sentence stands as text in some lines. */
function titleSizes(title: string): TextBox['sizes'] {
  const max = title.length > 40 ? 50 : title.length > 12 ? 84 : 108;
  return [max, 32];
}

/** The mark as an SVG, as high as the capitals of a name in some size. */
function drawBrandMark(mark: Mark, size: number, color: string): Buffer {
  const height = size * capHeight;
  const drawing = drawMark(mark, 0, height, height / mark.height);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${markRoom}" height="${2 * height}"><g fill="${color}">${drawing}</g></svg>`,
  );
}
