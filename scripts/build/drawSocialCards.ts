import type { OutputFile } from 'prerender-engine';
import sharp from 'sharp';
import type { site as Site } from '../../src/entry-server.tsx';
import type { FontFamily } from '../../src/styles/fonts.ts';
import { cover, type Picture, readPicture } from '../pictures/picture.ts';
import { type DrawingFonts, drawingFonts } from './drawingFonts.ts';
import { drawMark, type Mark } from './icons.ts';

/** The content of a card, and the fonts to draw it with. */
export interface SocialCard {
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

/** Draws the social card of each page. @throws UserError if a card's picture cannot be shown. */
export async function drawSocialCards(
  site: Pick<typeof Site, 'brandName' | 'icon' | 'socialCards'>,
  siteFonts: readonly [FontFamily, ...FontFamily[]],
): Promise<OutputFile[]> {
  const cards = site.socialCards();
  const [display, text = display] = siteFonts;
  const families = { display: display.family, text: text.family };
  const words = site.brandName + cards.map(({ title, tagline }) => ` ${title} ${tagline}`).join('');
  const fonts = await drawingFonts(siteFonts, words);
  return Promise.all(
    cards.map(async ({ path, picture: file, focus, ...card }) => {
      const picture = await readPicture({ file, ...(focus && { focus }) });
      const body = await drawSocialCard({ ...card, picture, families, fonts, mark: site.icon.mark });
      return { path, body };
    }),
  );
}

const width = 1200;
const height = 630;
const pictureWidth = 540;
const padding = 64;
/** The space for the mark before the brand name. */
const markRoom = 34;
const column = { left: padding, width: width - pictureWidth - 2 * padding };

/** Draws a page's card for shared links: a JPEG of 1200×630, with words on the left and the picture on the right. */
export async function drawSocialCard(card: SocialCard): Promise<Buffer> {
  const { picture, colors } = card;
  const aspectRatio = pictureWidth / height;
  const image = await sharp(await picture.pixels().png({ compressionLevel: 0 }).toBuffer())
    .extract(cover(picture, aspectRatio, picture.focus))
    .resize({ width: pictureWidth, height })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: colors.background } })
    .composite([...(await drawWords(card)), { input: image, left: width - pictureWidth, top: 0 }])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** Mark and brand name at the top, tagline and title at the bottom, each as large as fits. */
async function drawWords({ mark, brandName, title, tagline, colors, families, fonts }: SocialCard) {
  const display = fonts.families(families.display);
  const brand = await drawText(fonts.drawable(brandName), {
    font: display,
    color: colors.ink,
    sizes: [34, 24],
    lineHeight: 1.2,
    left: column.left + markRoom,
    width: column.width - markRoom,
    height: 90,
  });
  const small = await drawText(fonts.drawable(tagline), {
    font: fonts.families(families.text),
    color: colors.accent,
    sizes: [22, 18],
    lineHeight: 1.3,
    ...column,
    height: 60,
  });
  const gap = 28;
  const [brandHeight, smallHeight] = [brand?.height ?? 0, small?.height ?? 0];
  const large = await drawText(fonts.drawable(title), {
    font: display,
    color: colors.ink,
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

/** The look of a text and the box that it must fit, in pixels. */
interface TextBox {
  /** Its families for Pango, in the order to try them. */
  readonly font: string;
  readonly color: string;
  /** The largest size, and the smallest, at which words that are too long are broken. */
  readonly sizes: readonly [max: number, min: number];
  readonly lineHeight: number;
  /** As a fraction of the size. */
  readonly letterSpacing?: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const isInk = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const rightToLeft = /[\p{scx=Arabic}\p{scx=Hebrew}\p{scx=Syriac}\p{scx=Thaana}]/u;

/**
 * Draws text as large as fits its box, as a transparent PNG. Text that is too long is made smaller, then broken inside
 * words, but never cut off. Text that begins with a right-to-left letter is aligned right. Undefined for text without a
 * visible character.
 */
export async function drawText(text: string, box: TextBox) {
  const words = text.replace(/\s+/g, ' ').trim();
  if (!isInk.test(words)) return undefined;
  const [max, min] = box.sizes;
  for (let size = max; ; size = Math.max(min, size * 0.94)) {
    const isSmallest = size <= min;
    const { data, info } = await sharp({
      text: {
        text: markup(words, box, size),
        font: box.font,
        width: box.width,
        wrap: isSmallest ? 'word-char' : 'word',
        dpi: 72, // a point is then a pixel
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (!isSmallest && (info.width > box.width || info.height > box.height)) continue;
    const isRightToLeft = rightToLeft.test(/\p{L}/u.exec(words)?.[0] ?? '');
    const left = isRightToLeft ? box.left + box.width - info.width : box.left;
    return { input: data, left, height: info.height, size };
  }
}

/** @see https://docs.gtk.org/Pango/pango_markup.html whose lengths are in 1024ths of a point. */
function markup(text: string, { color, lineHeight, letterSpacing = 0 }: TextBox, size: number): string {
  const [whole, line, space] = [1, lineHeight, letterSpacing].map((factor) => Math.round(1024 * size * factor));
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<span insert_hyphens="false" foreground="${color}" size="${whole}" line_height="${line}" letter_spacing="${space}">${escaped}</span>`;
}
