import { createHash } from 'node:crypto';
import type { OutputFile } from 'prerender-engine';
import sharp from 'sharp';
import { doorway } from '../../src/components/Door/doorway.ts';
import type { Content } from '../../src/content/content.ts';
import type { FontFamily } from '../../src/styles/fonts.ts';
import { dark } from '../../src/styles/palette.ts';
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

/** The social cards of a site: their files, and the path of each by the name of its page in small letters. */
export interface SocialCards {
  readonly files: readonly OutputFile[];
  readonly paths: Readonly<Record<string, string>>;
}

/**
 * Draws the social card of each page whose content has one. The file's name changes with its bytes, because networks keep
 * the picture of a URL for weeks.
 * @param siteFonts the first for brand name and title, the second for the tagline.
 * @param directory of the content, from the project's root.
 * @throws UserError if a card's picture cannot be shown.
 */
export async function drawSocialCards(
  content: Content,
  siteFonts: readonly [FontFamily, ...FontFamily[]],
  directory = 'src/content',
): Promise<SocialCards> {
  const { brandName } = content.practice;
  const { headline, tagline } = content.home.hero;
  const cards = Object.entries(content).flatMap(([name, page]) =>
    'socialCard' in page ? [{ page: name.replaceAll('-', ''), ...page.socialCard }] : [],
  );
  // Only Home may have a card without a title. A title has no full stop.
  const titleOf = ({ title = headline.replace(/(?<!\.)\.$/, '') }: (typeof cards)[number]) => title;
  const drawing = await drawingFonts(siteFonts, [brandName, tagline, ...cards.map(titleOf)].join(' '));
  const [display, text = display] = siteFonts;
  const look = {
    mark: doorway,
    colors: { background: dark.paper, ink: dark.ink, accent: dark.accent },
    families: { display: display.family, text: text.family },
    fonts: drawing,
  };
  const drawn = await Promise.all(
    cards.map(async (card) => {
      const { file, focus } = card.picture;
      const picture = await readPicture({ file: `${directory}/pictures/${file}`, ...(focus && { focus }) });
      const body = await drawSocialCard({ ...look, brandName, title: titleOf(card), tagline, picture });
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
      return { page: card.page, path: `social/${hash}.jpg`, body };
    }),
  );
  return {
    files: [...new Map(drawn.map(({ path, body }) => [path, { path, body }])).values()], // two pages may have the same
    paths: Object.fromEntries(drawn.map(({ page, path }) => [page, path])),
  };
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
