import sharp from 'sharp';
import { cover } from '../pictures/cover.ts';
import type { Picture } from '../pictures/picture.ts';
import type { DrawingFonts } from './drawingFonts.ts';
import { drawText } from './drawText.ts';
import { drawMark, type Mark } from './icons.ts';

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

const width = 1200;
const height = 630;
const pictureWidth = 540;
const padding = 64;
const gap = 28;
/** The space for the mark before the brand name. */
const markRoom = 34;
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
  const brand = await drawText(brandName, fonts, {
    ...display,
    sizes: [34, 24],
    lineHeight: 1.2,
    left: column.left + markRoom,
    width: column.width - markRoom,
    height: 90,
  });
  const small = await drawText(tagline, fonts, {
    family: families.text,
    color: colors.accent,
    sizes: [22, 18],
    lineHeight: 1.3,
    ...column,
    height: 60,
  });
  const [brandHeight, smallHeight] = [brand?.height ?? 0, small?.height ?? 0];
  const large = await drawText(title, fonts, {
    ...display,
    sizes: [title.length > 40 ? 50 : title.length > 12 ? 84 : 108, 32],
    lineHeight: 1.08,
    letterSpacing: -0.02,
    ...column,
    height: height - 2 * padding - brandHeight - smallHeight - 3 * gap,
  });
  // As high as the capitals of the name.
  const markHeight = (brand?.size ?? 34) * 0.72;
  const drawnMark = drawMark(mark, 0, markHeight, markHeight / mark.height);
  const markDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${markRoom}" height="${2 * markHeight}"><g fill="${colors.accent}">${drawnMark}</g></svg>`;
  const titleTop = height - padding - (large?.height ?? 0);
  return [
    { input: Buffer.from(markDrawing), left: padding, top: padding },
    ...(brand ? [{ ...brand, top: padding }] : []),
    ...(small ? [{ ...small, top: titleTop - gap - smallHeight }] : []),
    ...(large ? [{ ...large, top: titleTop }] : []),
  ];
}
