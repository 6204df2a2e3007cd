import { setImmediate } from 'node:timers/promises';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { UserError } from '../diagnostics/UserError.ts';

/** What the design uses of a variable font. */
export interface FontUse {
  readonly family: string;
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
}

/**
 * The part of a variable font that a set of characters needs.
 * @param source the whole font.
 * @param format `woff2` for browsers; `sfnt` for what draws or measures.
 * @throws where the font lacks a character, naming each.
 */
export async function subsetFamily(
  source: Buffer,
  { family, axes }: FontUse,
  characters: string,
  format: 'woff2' | 'sfnt',
): Promise<Buffer> {
  const font = create(source);
  if (!('hasGlyphForCodePoint' in font))
    throw new Error(`${family}: its file holds several fonts: name one with one`);
  const missing = [...characters].filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  if (missing.length > 0) {
    const names = missing.map((character) => `${character} (U+${codePoint(character)})`).join(', ');
    throw new UserError(
      `${family} has no ${names}: write it in other words, or choose another font in src/styles/fonts.ts`,
    );
  }
  await setImmediate(); // signals have their turn: a subset takes a third of a second, and leaves them none
  return subsetFont(source, characters, { targetFormat: format, variationAxes: { ...axes } });
}

function codePoint(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
