import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FontFamily } from '../../src/styles/fonts.ts';
import { temporaryFolder } from '../command/files.ts';
import { assignCharacters, filesOf, hasCharacter, makeSubset, openFont } from './fontSubsets.ts';

/** The fonts for drawing some texts. */
export interface DrawingFonts {
  /** The names of all families for Pango, in the order to try them for a character, beginning with one of the site's. */
  readonly families: (first: string) => string;
  /** A text without the characters that no font has. */
  readonly drawable: (text: string) => string;
  /** The visible characters of the texts that no font has. */
  readonly missing: string;
}

const isInk = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}]/u;

/** For characters that the site's own fonts lack: most alphabets, Arabic, and Japanese with its Han characters. */
const fallbackPackages = ['noto-sans', 'noto-sans-arabic', 'noto-sans-jp'];

/**
 * Prepares the fonts for the characters of a text, and makes them known to Pango for as long as this process runs.
 * @throws UserError if a font cannot be read.
 */
export async function drawingFonts(siteFonts: readonly FontFamily[], text: string): Promise<DrawingFonts> {
  const characters = [...new Set(text.normalize('NFC'))];
  const families = await Promise.all(
    siteFonts.map(async (font) => {
      const { parts } = await assignCharacters(font.family, filesOf(font), characters.join(''));
      return { family: font.family, instances: await instancesOf(parts, { ...font.axes, wght: font.weight }) };
    }),
  );
  const lacking = characters.filter((character) => !families.every(({ instances }) => has(instances, character)));
  const fallbacks = await assignCharacters('Noto Sans', fallbackFiles(), lacking.join(''));
  // Arabic letters join across spaces and punctuation only within one font.
  const withSpace = fallbacks.parts.map((part) => ({ ...part, characters: `${part.characters} ` }));
  const all = [...families.flatMap(({ instances }) => instances), ...(await instancesOf(withSpace, { wght: 400 }))];
  const folder = temporaryFolder('node_modules/.cache/fonts-'); // Pango reads them whenever it draws
  for (const { bytes } of all) {
    const fontfile = join(folder, `${createHash('sha256').update(bytes).digest('hex')}.ttf`);
    await writeFile(fontfile, bytes);
    await sharp({ text: { text: '.', fontfile } }).toBuffer(); // which makes it known
  }
  // Joiners matter in Arabic and Indic words.
  const isDrawable = (character: string) =>
    character === ' ' || ((isInk.test(character) || /[\u200c\u200d]/.test(character)) && has(all, character));
  return {
    families(first) {
      const own = families.find(({ family }) => family === first)?.instances ?? [];
      // After the last comma Pango looks for a style.
      return `${[...new Set([...own, ...all].map(({ font }) => font.familyName))].join()},`;
    },
    drawable: (text) => [...text.normalize('NFC')].filter(isDrawable).join(''),
    missing: characters.filter((character) => isInk.test(character) && !isDrawable(character)).join(''),
  };
}

const has = (instances: Awaited<ReturnType<typeof instancesOf>>, character: string) =>
  instances.some(({ font }) => hasCharacter(font, character));

/** A static instance of each font with its characters. */
function instancesOf(
  fonts: readonly { readonly source: Buffer; readonly characters: string }[],
  axes: FontFamily['axes'],
) {
  return Promise.all(
    fonts.map(async ({ source, characters }) => {
      const bytes = await makeSubset(source, characters, axes, 'sfnt');
      return { bytes, font: openFont(bytes, 'a subset') };
    }),
  );
}

function fallbackFiles(): string[] {
  return fallbackPackages.flatMap((name) => {
    const folder = `@fontsource-variable/${name}/files`;
    const names = readdirSync(`node_modules/${folder}`).filter((file) => file.endsWith('-wght-normal.woff2'));
    return names.sort().map((file) => `${folder}/${file}`);
  });
}

/** The look of a text and the frame that it must fit, in pixels. */
export interface TextFrame {
  /** The family to draw with; others draw the characters that it lacks. */
  readonly family: string;
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

const rightToLeft = /^\P{L}*[\p{scx=Arabic}\p{scx=Hebrew}\p{scx=Syriac}\p{scx=Thaana}]/u;

/**
 * Draws text as large as fits its frame. Text that is too long is made smaller, then broken inside words, but never cut
 * off. Text that begins with a right-to-left letter is aligned right.
 * @returns a transparent PNG, where it goes, and the size of its letters; undefined for text without a visible character.
 */
export async function drawText(text: string, fonts: DrawingFonts, frame: TextFrame) {
  const words = fonts.drawable(text).replace(/\s+/g, ' ').trim();
  if (!isInk.test(words)) return undefined;
  const [max, min] = frame.sizes;
  for (let size = max; ; size = Math.max(min, size * 0.94)) {
    const isSmallest = size <= min;
    const { data, info } = await sharp({
      text: {
        text: markup(words, frame, size),
        font: fonts.families(frame.family),
        width: frame.width,
        wrap: isSmallest ? 'word-char' : 'word',
        dpi: 72, // a point is then a pixel
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (!isSmallest && (info.width > frame.width || info.height > frame.height)) continue;
    const left = rightToLeft.test(words) ? frame.left + frame.width - info.width : frame.left;
    return { input: data, left, height: info.height, size };
  }
}

/** @see https://docs.gtk.org/Pango/pango_markup.html whose lengths are in 1024ths of a point. */
function markup(text: string, { color, lineHeight, letterSpacing = 0 }: TextFrame, size: number): string {
  const [whole, line, space] = [1, lineHeight, letterSpacing].map((factor) => Math.round(1024 * size * factor));
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<span insert_hyphens="false" foreground="${color}" size="${whole}" line_height="${line}" letter_spacing="${space}">${escaped}</span>`;
}
