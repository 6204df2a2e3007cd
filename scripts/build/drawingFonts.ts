import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Font } from 'fontkitten';
import type { FontFamily } from '../../src/styles/fonts.ts';
import { cut, hasCharacter, openFont, staticInstances } from './fonts.ts';

/** The fonts for drawing icons and social cards. */
export interface DrawingFonts {
  /** In the order to try them for a character: the site's own, then the fallbacks. */
  readonly fonts: readonly Font[];
  /** Their files, which the renderer reads. */
  readonly files: readonly string[];
  /** The name of a site family in its drawing fonts. */
  readonly nameOf: (family: string) => string;
  /** The text without the characters that no font has. */
  readonly drawable: (text: string) => string;
}

// Joiners matter in Arabic and Indic words.
const unprintable = /[\p{Cc}\p{Cs}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/u;

/** For characters that the site's own fonts lack: most alphabets, Arabic, and Japanese with its Han characters. */
const fallbackPackages = ['noto-sans', 'noto-sans-arabic', 'noto-sans-jp'];

/**
 * Writes the fonts for a set of characters to files that exist until `use` is done.
 * @throws UserError if a font cannot be read.
 */
export async function withDrawingFonts<T>(
  siteFonts: readonly FontFamily[],
  text: string,
  use: (fonts: DrawingFonts) => Promise<T>,
): Promise<T> {
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
  const own = families.flatMap(({ fonts }) => fonts);
  const lacking = [...characters].filter(
    (character) => !families.every(({ fonts }) => has(fonts, character)),
  );
  const fallbacks = await fallbackInstances(lacking.join(''));
  const fonts = [...own, ...fallbacks.map((bytes) => openFont(bytes, 'Noto Sans'))];
  const directory = await mkdtemp(join(tmpdir(), 'drawing-fonts-'));
  try {
    const files = await Promise.all(
      [...families.flatMap(({ instances }) => instances), ...fallbacks].map(async (bytes, index) => {
        const file = join(directory, `${index}.ttf`);
        await writeFile(file, bytes);
        return file;
      }),
    );
    return await use({
      fonts,
      files,
      nameOf: (family) => families.find((one) => one.family === family)?.fonts[0]?.familyName ?? family,
      drawable: (text) =>
        [...text.normalize('NFC')]
          .filter((character) => character === ' ' || (!unprintable.test(character) && has(fonts, character)))
          .join(''),
    });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function has(fonts: readonly Font[], character: string): boolean {
  return fonts.some((font) => hasCharacter(font, character));
}

/** Subsets of the fallback fonts that cover the characters, each character once. */
async function fallbackInstances(characters: string): Promise<Buffer[]> {
  const instances: Buffer[] = [];
  let left = [...characters];
  for (const name of fallbackPackages) {
    if (left.length === 0) break;
    const directory = createRequire(import.meta.url)
      .resolve(`@fontsource-variable/${name}/unicode.json`)
      .replace(/unicode\.json$/, '');
    const ranges: Record<string, string> = JSON.parse(
      await readFile(join(directory, 'unicode.json'), 'utf8'),
    );
    for (const [subset, range] of Object.entries(ranges)) {
      if (!left.some((character) => inRange(range, character.codePointAt(0) ?? 0))) continue;
      // The slices of a large font are named [0], [1] ...
      const source = await readFile(
        join(directory, 'files', `${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      );
      const font = openFont(source, name);
      const found = left.filter((character) => hasCharacter(font, character));
      if (found.length === 0) continue;
      // Arabic letters join across spaces and punctuation only within one font.
      instances.push(await cut(source, `${found.join('')} `, { wght: 400 }, 'sfnt'));
      left = left.filter((character) => !found.includes(character));
    }
  }
  return instances;
}

/** @param range a `unicode-range`, as `U+0-FF,U+131`. */
function inRange(range: string, code: number): boolean {
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16);
  });
}
