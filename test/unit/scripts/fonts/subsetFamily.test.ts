import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import { expect, it } from 'vitest';
import { fontFace } from '../../../../scripts/fonts/buildFonts';
import { subsetFamily } from '../../../../scripts/fonts/subsetFamily';
import { visibleCharacters } from '../../../../scripts/fonts/visibleCharacters';
import { fonts } from '../../../../src/styles/fonts';

const require = createRequire(import.meta.url);

it.each(fonts)('$family keeps the characters that are asked for, and no others', async (font) => {
  const source = readFileSync(require.resolve(font.file));
  const subset = create(await subsetFamily(source, font, 'Aé', 'sfnt'));
  if (!('hasGlyphForCodePoint' in subset)) throw new Error('not one font');
  expect(
    ['A', 'é', 'B'].map((character) => subset.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  ).toEqual([true, true, false]);
});

it('a character that a font lacks is told by name', async () => {
  const [font] = fonts;
  if (!font) throw new Error('no font');
  const source = readFileSync(require.resolve(font.file));
  await expect(subsetFamily(source, font, 'A漢', 'sfnt')).rejects.toThrow(
    'Fraunces has no 漢 (U+6F22): write it in other words, or choose another font in src/styles/fonts.ts',
  );
});

it('the characters of a page are those of its body, decoded, and printable ASCII', () => {
  const page = '<html><head><title>ž</title></head><body>caf&eacute;</body></html>';
  expect(visibleCharacters([page])).toMatch(/^ .*z.*~é$/);
});

it('a family is loaded by its range of weights, and swapped in', () => {
  expect(fontFace({ family: 'Text', axes: { wght: { min: 400, max: 500 } } }, '/text.woff2')).toBe(
    '@font-face{font-family:"Text";src:url(/text.woff2) format("woff2");font-weight:400 500;font-display:swap}',
  );
});
