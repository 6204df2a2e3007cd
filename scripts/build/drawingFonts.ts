import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FontFamily } from '../../src/styles/fonts.ts';
import { assignCharacters, hasCharacter, makeSubset, openFont, staticInstances } from './fontSubsets.ts';

/** The fonts for drawing social cards. */
export interface DrawingFonts {
  /** The names of all families for Pango, in the order to try them for a character, beginning with one of the site's. */
  readonly families: (first: string) => string;
  /** The text without the characters that no font has. */
  readonly drawable: (text: string) => string;
}

// Joiners matter in Arabic and Indic words.
const unprintable = /[\p{Cc}\p{Cs}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/u;

/** For characters that the site's own fonts lack: most alphabets, Arabic, and Japanese with its Han characters. */
const fallbackPackages = ['noto-sans', 'noto-sans-arabic', 'noto-sans-jp'];

/**
 * Prepares the fonts for the characters of a text, and makes them known to Pango for as long as this process runs.
 * @param folder for their files, which Pango reads whenever it draws.
 * @throws UserError if a font cannot be read.
 */
export async function drawingFonts(
  siteFonts: readonly FontFamily[],
  text: string,
  folder: string,
): Promise<DrawingFonts> {
  const characters = [...new Set(text.normalize('NFC'))];
  const families = await Promise.all(
    siteFonts.map(async (font) => ({
      family: font.family,
      instances: (await staticInstances(font, characters.join(''))).map(openInstance),
    })),
  );
  const lacking = characters.filter((character) => !families.every(({ instances }) => has(instances, character)));
  const fallbacks = (await fallbackInstances(lacking.join(''))).map(openInstance);
  const all = [...families.flatMap(({ instances }) => instances), ...fallbacks];
  for (const { bytes } of all) {
    const fontfile = join(folder, `${createHash('sha256').update(bytes).digest('hex')}.ttf`);
    await writeFile(fontfile, bytes);
    await sharp({ text: { text: '.', fontfile } }).toBuffer(); // which makes it known
  }
  const isDrawable = (character: string) => character === ' ' || (!unprintable.test(character) && has(all, character));
  return {
    families(first) {
      const own = families.find(({ family }) => family === first)?.instances ?? [];
      // After the last comma Pango looks for a style.
      return `${[...new Set([...own, ...all].map(({ font }) => font.familyName))].join()},`;
    },
    drawable: (text) => [...text.normalize('NFC')].filter(isDrawable).join(''),
  };
}

type Instance = ReturnType<typeof openInstance>;

function openInstance(bytes: Buffer) {
  return { bytes, font: openFont(bytes, 'a subset') };
}

function has(instances: readonly Instance[], character: string): boolean {
  return instances.some(({ font }) => hasCharacter(font, character));
}

/** Subsets of the fallback fonts that cover the characters, each character once. */
async function fallbackInstances(characters: string): Promise<Buffer[]> {
  const files = fallbackPackages.flatMap((name) => {
    const folder = `@fontsource-variable/${name}/files`;
    const names = readdirSync(`node_modules/${folder}`).filter((file) => file.endsWith('-wght-normal.woff2'));
    return names.sort().map((file) => `${folder}/${file}`);
  });
  const { parts } = await assignCharacters('Noto Sans', files, characters);
  // Arabic letters join across spaces and punctuation only within one font.
  return Promise.all(
    parts.map(({ source, characters }) => makeSubset(source, `${characters} `, { wght: 400 }, 'sfnt')),
  );
}
