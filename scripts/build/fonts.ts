import { createHash } from 'node:crypto';
import type { FontFamily } from '../../src/styles/fonts.ts';
import type { OutputFile } from '../prerender/index.ts';
import { UserError } from '../prerender/index.ts';
import { fallbackFaces } from './fallbackFaces.ts';
import { assignCharacters, filesOf, makeSubset } from './fontSubsets.ts';

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
export async function buildFonts(fonts: readonly FontFamily[], characters: string, base: string): Promise<SiteFonts> {
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
  const { family, axes, weight, fallback } = font;
  const { parts, left } = await assignCharacters(family, filesOf(font), characters);
  const [main] = parts;
  if (!main) throw new UserError(`src/styles/fonts.ts names no subset of ${family}: name one, such as latin`);
  const built = await Promise.all(
    parts.map(async ({ source, characters, index }) => {
      const body = await makeSubset(source, characters, axes, 'woff2');
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
      const path = `fonts/${hash}.woff2`;
      const range = index === 0 ? undefined : unicodeRange(characters);
      return { file: { path, body }, face: fontFace(font, base + path, range) };
    }),
  );
  const instance = await makeSubset(main.source, main.characters, { ...axes, wght: weight }, 'sfnt');
  // Spaces and invisible characters need no glyph.
  const missing = left.filter((character) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character));
  return {
    files: built.map(({ file }) => file),
    face: built.map(({ face }) => face).join(''),
    fallback: await fallbackFaces(family, instance, fallback),
    missing: { family, characters: missing.join('') },
  };
}

/** The `@font-face` rule of a family, or of its part for a range of characters. */
export function fontFace({ family, axes }: Pick<FontFamily, 'family' | 'axes'>, url: string, range?: string): string {
  const weight = typeof axes.wght === 'object' ? `${axes.wght.min} ${axes.wght.max}` : String(axes.wght ?? 400);
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
