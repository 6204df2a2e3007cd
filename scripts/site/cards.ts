import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { displayFont, fonts as siteFonts, textFont } from '../../src/styles/fonts.ts';
import { dark } from '../../src/styles/palette.ts';
import type { Content } from '../content/content.ts';
import { cover, type Picture, readPicture } from '../pictures/read.ts';
import { type DrawingFonts, drawingFonts, drawText, type TextFrame } from './drawText.ts';
import { drawMark } from './icons.ts';

/**
 * Draws the social card of each page whose content has one. The file's name changes with its bytes, because networks keep
 * the picture of a URL for weeks.
 * @returns their files, and the path of each by the name of its page in small letters.
 * @throws UserError if a card's picture cannot be shown.
 */
export async function drawSocialCards(content: Content) {
  const { brandName } = content.practice;
  const { headline, tagline } = content.home.hero;
  // Only Home may have a card without a title. A title has no full stop.
  const withoutStop = headline.replace(/(?<!\.)\.$/, '');
  const pages = Object.entries(content).flatMap(([name, page]) => {
    if (!('socialCard' in page)) return [];
    const { picture, title = withoutStop } = page.socialCard;
    return [{ page: name.replaceAll('-', ''), picture, title }];
  });
  const texts = [brandName, tagline, ...pages.map(({ title }) => title)];
  const fonts = await drawingFonts(siteFonts, texts.join(' '));
  const drawn = await Promise.all(
    pages.map(async ({ page, title, picture: { file, focus } }) => {
      const picture = await readPicture({ file, ...(focus && { focus }) });
      const body = await drawCard({ brandName, title, tagline, picture, fonts });
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
      return { page, path: `social/${hash}.jpg`, body };
    }),
  );
  const problem = 'in no font that draws social cards, which leave it out';
  const words = texts.flatMap((text) => text.normalize('NFC').split(/\s+/));
  const incomplete = words.filter((word) => fonts.drawable(word) !== word);
  return {
    files: [...new Map(drawn.map(({ path, body }) => [path, { path, body }])).values()], // two pages may have the same
    paths: Object.fromEntries(drawn.map(({ page, path }) => [page, path])),
    missing: fonts.missing ? [{ characters: fonts.missing, problem, words: incomplete }] : [],
  };
}

/** What is on a social card, and the fonts to draw it with. */
interface Card {
  readonly brandName: string;
  readonly title: string;
  readonly tagline: string;
  readonly picture: Pick<Picture, 'width' | 'height' | 'focus' | 'pixels'>;
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
const column = { left: padding, width: width - pictureWidth - 2 * padding };

/** Draws a page's card for shared links: a JPEG of 1200×630, with words on the left and the picture on the right. */
export async function drawCard(card: Card): Promise<Buffer> {
  const { picture } = card;
  const image = await sharp(await picture.pixels().png({ compressionLevel: 0 }).toBuffer())
    .extract(cover(picture, pictureWidth / height, picture.focus))
    .resize({ width: pictureWidth, height })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: dark.paper } })
    .composite([...(await drawWords(card)), { input: image, left: width - pictureWidth, top: 0 }])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** Mark and brand name at the top, tagline and title at the bottom, each as large as fits. */
async function drawWords({ brandName, title, tagline, fonts }: Card) {
  const display = { family: displayFont.family, color: dark.ink };
  const nameSizes: TextFrame['sizes'] = [34, 24];
  const drawnName = await drawText(brandName, fonts, {
    ...display,
    sizes: nameSizes,
    lineHeight: 1.2,
    left: column.left + markRoom,
    width: column.width - markRoom,
    height: 90, // two lines
  });
  const drawnTagline = await drawText(tagline, fonts, {
    family: textFont.family,
    color: dark.accent,
    sizes: [22, 18],
    lineHeight: 1.3,
    ...column,
    height: 60, // two lines
  });
  const taglineHeight = drawnTagline?.height ?? 0;
  const drawnTitle = await drawText(title, fonts, {
    ...display,
    // A word or two fill the card, a sentence stands as text in some lines.
    sizes: [title.length > 40 ? 50 : title.length > 12 ? 84 : 108, 32],
    lineHeight: 1.08,
    letterSpacing: -0.02,
    ...column,
    height: height - 2 * padding - (drawnName?.height ?? 0) - taglineHeight - 3 * gap,
  });
  const titleTop = height - padding - (drawnTitle?.height ?? 0);
  const capHeight = 0.72 * (drawnName?.size ?? nameSizes[0]);
  const mark = `<g fill="${dark.accent}">${drawMark(0, capHeight, capHeight)}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${markRoom}" height="${2 * capHeight}">${mark}</svg>`;
  return [
    { input: Buffer.from(svg), left: padding, top: padding },
    ...(drawnName ? [{ ...drawnName, top: padding }] : []),
    ...(drawnTagline ? [{ ...drawnTagline, top: titleTop - gap - taglineHeight }] : []),
    ...(drawnTitle ? [{ ...drawnTitle, top: titleTop }] : []),
  ];
}
