import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Font } from 'fontkitten';
import sharp from 'sharp';
import type { FontFamily } from '../../src/styles/fonts.ts';
import { temporaryFolder } from '../command/temporaryFolder.ts';
import { assignCharacters, hasCharacter, makeSubset, openFont, staticInstances } from './fonts.ts';

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

/** Prepares the fonts for a set of characters. @throws UserError if a font cannot be read. */
export async function drawingFonts(siteFonts: readonly FontFamily[], text: string): Promise<DrawingFonts> {
  const characters = [...new Set(text.normalize('NFC'))].join('');
  const families = await Promise.all(
    siteFonts.map(async (font) => {
      const instances = await staticInstances(font, characters);
      return {
        family: font.family,
        instances,
        fonts: instances.map((bytes) => openFont(bytes, font.family)),
      };
    }),
  );
  const lacking = [...characters].filter((character) => !families.every(({ fonts }) => has(fonts, character)));
  const fallbacks = await fallbackInstances(lacking.join(''));
  await register([...families.flatMap(({ instances }) => instances), ...fallbacks]);
  const fonts = [
    ...families.flatMap((family) => family.fonts),
    ...fallbacks.map((bytes) => openFont(bytes, 'Noto Sans')),
  ];
  const isDrawable = (character: string) =>
    character === ' ' || (!unprintable.test(character) && has(fonts, character));
  return {
    families: (first) => {
      const own = families.find(({ family }) => family === first)?.fonts ?? [];
      // After the last comma Pango looks for a style.
      return `${[...new Set([...own, ...fonts].map(({ familyName }) => familyName))].join()},`;
    },
    drawable: (text) => [...text.normalize('NFC')].filter(isDrawable).join(''),
  };
}

/** Holds the fonts' files: Pango opens them whenever it draws. */
let folder: string | undefined;

/** Makes fonts known to Pango, and those of the machine unknown, so that every machine draws the same. */
async function register(instances: readonly Buffer[]): Promise<void> {
  folder ??= temporaryFolder('node_modules/.cache/drawing-fonts-');
  const directory = resolve(folder); // relative, it would be one of fontconfig’s own folder
  const settings = join(directory, 'fonts.conf');
  await writeFile(settings, '<fontconfig/>');
  process.env.FONTCONFIG_FILE = settings; // read once, when Pango first draws
  for (const bytes of instances) {
    const fontfile = join(directory, `${createHash('sha256').update(bytes).digest('hex')}.ttf`);
    await writeFile(fontfile, bytes);
    await sharp({ text: { text: '.', fontfile } }).toBuffer();
  }
}

function has(fonts: readonly Font[], character: string): boolean {
  return fonts.some((font) => hasCharacter(font, character));
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
