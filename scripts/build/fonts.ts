import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { create, type Font } from 'fontkitten';
import type { OutputFile } from 'prerender-engine';
import { UserError } from 'prerender-engine/diagnostics';
import subsetFont from 'subset-font';
import type { FontFamily } from '../../src/styles/fonts.ts';
import { fallbackFaces } from './fallbackFaces.ts';

/** The fonts of a site, reduced to the characters of its pages. */
export interface SiteFonts {
  readonly files: readonly OutputFile[];
  /**
   * The `@font-face` rules of the families and of their fallbacks. Those of the families are in a media rule for
   * browsers without JavaScript; elsewhere a script adds them after the page has loaded.
   */
  readonly css: string;
  /** The characters that a family lacks, which browsers show in a font of the visitor's device. */
  readonly missing: readonly { readonly family: string; readonly characters: string }[];
}

/**
 * Subsets the families to the characters on the pages.
 * @param base path of the site, with both slashes.
 * @throws UserError for an error in `src/styles/fonts.ts`.
 */
export async function buildFonts(
  fonts: readonly FontFamily[],
  characters: string,
  base: string,
): Promise<SiteFonts> {
  const built = await Promise.all(fonts.map((font) => buildFamily(font, characters, base)));
  const faces = built.map(({ face }) => face).join('');
  const fallbacks = built.map(({ fallback }) => fallback).join('');
  return {
    files: built.flatMap(({ files }) => files),
    css: `@media (scripting:none){${faces}}${fallbacks}`,
    missing: built.flatMap(({ missing }) => (missing.characters ? [missing] : [])),
  };
}

async function buildFamily(font: FontFamily, characters: string, base: string) {
  const { subsets, missing } = await shareCharacters(font, characters);
  const built = await Promise.all(
    subsets.map(async (part, index) => {
      const body = await makeSubset(part.source, part.characters, font.axes, 'woff2');
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
      const name = index === 0 ? font.family : `${font.family} ${part.name}`;
      const path = `fonts/${name.toLowerCase().replaceAll(' ', '-')}-${hash}.woff2`;
      const range = index === 0 ? undefined : unicodeRange(part.characters);
      return { file: { path, body }, face: fontFace(font, base + path, range) };
    }),
  );
  const [instance] = await staticInstances(font, characters);
  if (!instance)
    throw new UserError(`src/styles/fonts.ts names no subset of ${font.family}: name one, such as latin`);
  return {
    files: built.map(({ file }) => file),
    face: built.map(({ face }) => face).join(''),
    fallback: await fallbackFaces(font.family, instance, font.fallback),
    missing: { family: font.family, characters: missing },
  };
}

/**
 * Static instances of the family at the weight of most of its text, for measuring and drawing: an SFNT for each subset
 * that has some of the characters.
 */
export async function staticInstances(font: FontFamily, characters: string): Promise<Buffer[]> {
  const { subsets } = await shareCharacters(font, characters);
  const axes = { ...font.axes, wght: font.weight };
  // A font without characters cannot be read.
  return Promise.all(
    subsets.map(({ source, characters }) => makeSubset(source, characters || ' ', axes, 'sfnt')),
  );
}

/** Subsets a font to some characters, and limits its axes. */
export async function makeSubset(
  source: Buffer,
  characters: string,
  axes: FontFamily['axes'],
  format: 'woff2' | 'sfnt',
): Promise<Buffer> {
  await setImmediate(); // lets signals in, because each subset blocks for a third of a second
  return subsetFont(source, characters, { targetFormat: format, variationAxes: { ...axes } }).catch(
    (cause) => {
      throw new UserError('a font cannot be cut to its characters: correct axes in src/styles/fonts.ts', {
        cause,
      });
    },
  );
}

/** Whether a font has a character. */
export function hasCharacter(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** Reads a font file. @throws UserError if it holds several fonts. */
export function openFont(source: Buffer, name: string): Font {
  const font = create(source);
  if (!font.isCollection) return font;
  throw new UserError(`${name} holds several fonts: name a file that holds one`);
}

/** Assigns each character to the first subset that has it. The result always includes the first subset. */
async function shareCharacters({ family, files, subsets }: FontFamily, characters: string) {
  let left = [...characters];
  const shared: { name: string; source: Buffer; characters: string }[] = [];
  for (const name of subsets) {
    if (shared.length > 0 && left.length === 0) break;
    const file = files.replace('*', name);
    const source = await readFontFile(family, file);
    const font = openFont(source, file);
    const own = left.filter((character) => hasCharacter(font, character));
    left = left.filter((character) => !own.includes(character));
    if (shared.length === 0 || own.length > 0) shared.push({ name, source, characters: own.join('') });
  }
  // Spaces and invisible characters need no glyph.
  const missing = left.filter((character) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character));
  return { subsets: shared, missing: missing.join('') };
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

/** The `@font-face` rule of a family, or of its part for a range of characters. */
export function fontFace(
  { family, axes }: Pick<FontFamily, 'family' | 'axes'>,
  url: string,
  range?: string,
): string {
  const weight =
    typeof axes.wght === 'object' ? `${axes.wght.min} ${axes.wght.max}` : String(axes.wght ?? 400);
  const part = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap${part}}`;
}

function unicodeRange(characters: string): string {
  return [...characters].map((character) => `U+${codePoint(character)}`).join(',');
}

/** The code point of a character in hexadecimal, such as `20AC`. */
export function codePoint(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
