import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import sharp from 'sharp';
import { displayFont, fonts, textFont } from '../../src/styles/fonts.ts';
import { dark } from '../../src/styles/palette.ts';
import { cached, codeVersion } from '../command/cache.ts';
import type { Content } from '../content/content.ts';
import { cover, type Picture, type PictureRequest, readPicture } from '../pictures/readPicture.ts';
import { drawMark } from './icons.ts';
import { assignCharacters, makeSubset, openFont } from './subsetFonts.ts';

// Cards are drawn without the fonts of the machine: fontconfig reads this when a process draws its first text.
process.env.FONTCONFIG_FILE = resolve('scripts/site/fonts.conf');

/** What determines a card besides its texts and picture. In a thread, as of a test, fontconfig finds other fonts. */
const drawingVersion = JSON.stringify([
  isMainThread,
  codeVersion(
    ...globSync(['scripts/{pictures,site}/*', 'src/styles/{fonts,palette}.ts']).sort(),
    ...['src/components/Icon/iconPaths.ts', 'package-lock.json'],
  ),
]);

/**
 * Draws the social card of each page whose content has one.
 * @returns the files; a hash of each card by the lowercase name of its page; a warning for each card with letters that
 *   the site's fonts lack.
 * @throws UserError if a card's picture cannot be shown.
 */
export async function drawSocialCards(content: Content) {
  const { heroHeadline, heroTagline } = content.home;
  const pages = Object.entries(content).map(async ([name, page]) => {
    if (!('cardPicture' in page)) return [];
    // Only Home may have a card without a title. A title has no full stop.
    const { cardTitle = heroHeadline.replace(/(?<!\.)\.$/, ''), cardPicture } = page;
    const texts = [content.practice.brandName, cardTitle, heroTagline].map(visibleText);
    const { body, missing } = await cachedCard(cardPicture.source, texts);
    const version = createHash('sha256').update(body).digest('hex').slice(0, 8);
    const warning = `the card of ${name} shows only the picture and the mark: the fonts lack ${missing}`;
    return [{ page: name.replaceAll('-', ''), body, version, warnings: missing === '' ? [] : [warning] }];
  });
  const cards = (await Promise.all(pages)).flat();
  return {
    files: cards.map(({ page, body }) => ({ path: `social/${page}.jpg`, body })),
    versions: Object.fromEntries(cards.map(({ page, version }) => [page, version])),
    warnings: cards.flatMap(({ warnings }) => warnings),
  };
}

/** Draws a card with some texts, unless the cache has it. @returns the JPEG, and the letters that all fonts lack. */
async function cachedCard(request: PictureRequest, [brandName = '', title = '', tagline = '']: readonly string[]) {
  const picture = await readPicture(request);
  const missing = await missingLetters(brandName + title + tagline);
  const card = { picture, ...(missing === '' && { texts: { brandName, title, tagline } }) };
  const { x, y } = picture.focus;
  const inputs = [drawingVersion, picture.hash, `${x} ${y}`, JSON.stringify(card.texts ?? null)];
  return { body: await readFile(await cached(inputs, () => drawCard(card))), missing };
}

/** Returns the text of a field on one line, without soft hyphens and other invisible characters. */
function visibleText(text: string): string {
  const visible = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return visible.replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/gu, '');
}

/** Returns the letters of a text that all of the site's fonts lack, each once. */
async function missingLetters(text: string): Promise<string> {
  let missing = [...new Set(text)].filter((character) => character !== ' ').join('');
  for (const font of fonts) missing = (await assignCharacters(font, missing)).missing.join('');
  return missing;
}

interface SocialCard {
  readonly picture: Pick<Picture, 'width' | 'height' | 'focus' | 'pixels'>;
  /** Without them, the card shows only the picture and the mark. */
  readonly texts?: { readonly brandName: string; readonly title: string; readonly tagline: string };
}

// All in pixels.
const width = 1200;
const height = 630;
const pictureWidth = 540;
const padding = 64;
const gap = 28;
/** The space for the mark before the brand name. */
const markWidth = 34;
const column = { left: padding, width: width - pictureWidth - 2 * padding };
/** The size of the brand name: the largest, and the smallest. */
const nameSizes: TextFrame['sizes'] = [34, 24];

/** Draws a page's card for shared links: a JPEG of 1200 × 630 pixels, text on the left and the picture on the right. */
export async function drawCard({ picture, texts }: SocialCard): Promise<Buffer> {
  const image = await sharp(await picture.pixels().png({ compressionLevel: 0 }).toBuffer())
    .extract(cover(picture, pictureWidth / height, picture.focus))
    .resize({ width: pictureWidth, height })
    .toBuffer();
  const layers = texts ? await drawTexts(texts) : [markLayer(nameSizes[0])];
  return sharp({ create: { width, height, channels: 3, background: dark.paper } })
    .composite([...layers, { input: image, left: width - pictureWidth, top: 0 }])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

/** Draws mark and brand name at the top, tagline and title at the bottom, each as large as fits. */
async function drawTexts({ brandName, title, tagline }: NonNullable<SocialCard['texts']>) {
  await registerFonts(brandName + title + tagline);
  const display = { family: displayFont.family, color: dark.ink };
  const nameLayer = await drawText(brandName, {
    ...display,
    sizes: nameSizes,
    lineHeight: 1.2,
    width: column.width - markWidth,
    height: 90, // two lines
  });
  const taglineLayer = await drawText(tagline, {
    family: textFont.family,
    color: dark.accent,
    sizes: [22, 18],
    lineHeight: 1.3,
    width: column.width,
    height: 60, // two lines
  });
  const titleLayer = await drawText(title, {
    ...display,
    // A word or two fill the card, a sentence is text in some lines.
    sizes: [title.length > 40 ? 50 : title.length > 12 ? 84 : 108, 32],
    lineHeight: 1.08,
    letterSpacing: -0.02,
    width: column.width,
    height: height - 2 * padding - nameLayer.height - taglineLayer.height - 3 * gap,
  });
  const titleTop = height - padding - titleLayer.height;
  return [
    markLayer(nameLayer.size),
    { ...nameLayer, left: column.left + markWidth, top: padding },
    { ...taglineLayer, left: column.left, top: titleTop - gap - taglineLayer.height },
    { ...titleLayer, left: column.left, top: titleTop },
  ];
}

/** Returns the site's mark, as high as the capital letters of a text of some size. */
function markLayer(size: number) {
  const capHeight = 0.72 * size;
  const mark = `<g fill="${dark.accent}">${drawMark(0, capHeight, capHeight)}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${markWidth}" height="${2 * capHeight}">${mark}</svg>`;
  return { input: Buffer.from(svg), left: padding, top: padding };
}

/** The fonts that Pango knows for as long as this process runs, by their files. */
const registered = new Map<string, Promise<unknown>>();

/** Registers with Pango the files of the site's fonts that a text needs, each with all its characters. */
async function registerFonts(text: string): Promise<void> {
  for (const font of fonts) {
    for (const { source } of (await assignCharacters(font, text)).parts) {
      const characters = String.fromCodePoint(...openFont(source).characterSet.filter((code) => code !== 0xffff));
      const fontfile = await makeSubset(source, characters, { ...font.axes, wght: font.weight }, 'sfnt');
      const registration = registered.get(fontfile) ?? sharp({ text: { text: '.', fontfile } }).toBuffer();
      registered.set(fontfile, registration);
      await registration;
    }
  }
}

/** The look of a text and the frame that it must fit, in pixels. */
interface TextFrame {
  readonly family: string;
  readonly color: string;
  /** The largest size, and the smallest, at which words that are too long are broken. */
  readonly sizes: readonly [max: number, min: number];
  readonly lineHeight: number;
  /** As a fraction of the size. */
  readonly letterSpacing?: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws text as large as fits its frame. Text that is too long is made smaller, then broken inside words, but never cut
 * off.
 * @returns a transparent PNG, its height, and the size of its letters.
 */
async function drawText(text: string, { family, color, sizes, lineHeight, letterSpacing = 0, ...frame }: TextFrame) {
  const [max, min] = sizes;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // Pango draws with the next family what this one lacks, and takes the words after the last comma for a style.
  const font = `${[family, ...fonts.map((one) => one.family)].join()},`;
  for (let size = max; ; size = Math.max(min, size * 0.94)) {
    // In 1024ths of a point: https://docs.gtk.org/Pango/pango_markup.html
    const [whole, line, space] = [1, lineHeight, letterSpacing].map((factor) => Math.round(1024 * size * factor));
    const markup = `<span insert_hyphens="false" foreground="${color}" size="${whole}" line_height="${line}" letter_spacing="${space}">${escaped}</span>`;
    const wrap = size <= min ? 'word-char' : 'word';
    const { data, info } = await sharp({ text: { text: markup, font, width: frame.width, wrap, dpi: 72, rgba: true } }) // a point is then a pixel
      .png()
      .toBuffer({ resolveWithObject: true });
    if (size > min && (info.width > frame.width || info.height > frame.height)) continue;
    return { input: data, height: info.height, size };
  }
}
