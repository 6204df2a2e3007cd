import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import type { FontFamily } from '../../src/styles/fonts.ts';
import { UserError } from '../prerender/index.ts';

/**
 * Assigns each character to the first file of a family that has it.
 * @param files paths in `node_modules`.
 * @returns the files that have some, each with its place from 0, and the characters that none has.
 * @throws UserError if a file is not installed.
 */
export async function assignCharacters(family: string, files: readonly string[], characters: string) {
  const parts: { readonly index: number; readonly source: Buffer; readonly characters: string }[] = [];
  let left = [...characters];
  for (const [index, file] of files.entries()) {
    if (left.length === 0) break;
    const source = await readFontFile(family, file);
    const font = openFont(source, file);
    const own = left.filter((character) => hasCharacter(font, character));
    left = left.filter((character) => !own.includes(character));
    if (own.length > 0) parts.push({ index, source, characters: own.join('') });
  }
  return { parts, left };
}

/** Subsets a font to some characters, and limits its axes. @throws UserError if it lacks an axis. */
export async function makeSubset(
  source: Buffer,
  characters: string,
  axes: FontFamily['axes'],
  format: 'woff2' | 'sfnt',
): Promise<Buffer> {
  await setImmediate(); // lets signals in, because each subset blocks for a third of a second
  return subsetFont(source, characters, { targetFormat: format, variationAxes: { ...axes } }).catch((cause) => {
    throw new UserError('a font cannot be subset: correct axes in src/styles/fonts.ts', { cause });
  });
}

/** The files of a family, one for each subset: paths in `node_modules`. */
export function filesOf({ files, subsets }: FontFamily): string[] {
  return subsets.map((subset) => files.replace('*', subset));
}

/** Reads a font. @throws UserError if the file holds several. */
export function openFont(source: Buffer, file: string): Font {
  const font = create(source);
  if (font.isCollection) throw new UserError(`${file} holds several fonts: name a file that holds one`);
  return font;
}

export function hasCharacter(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

function readFontFile(family: string, file: string): Promise<Buffer> {
  try {
    return readFile(createRequire(import.meta.url).resolve(file));
  } catch (cause) {
    throw new UserError(
      `src/styles/fonts.ts: the file ${file} of ${family} is not installed: install its package with npm, or correct files and subsets`,
      { cause },
    );
  }
}
