import { expect, it } from 'vitest';
import { openFont, subsetFonts } from '../../../../scripts/site/subsetFonts';
import { type FontFamily, fonts } from '../../../../src/styles/fonts';

const font: FontFamily = {
  family: 'Instrument Sans',
  files: '@fontsource-variable/instrument-sans/files/instrument-sans-*-wght-normal.woff2',
  subsets: ['latin', 'latin-ext'],
  axes: { wght: { min: 400, max: 500 } },
  weight: 400,
  fallback: 'sans-serif',
};

/** The characters of a font; U+FFFF, which is not a character, ends the table that they are read from. */
const charactersOf = (file: string | Uint8Array) =>
  openFont(Buffer.from(file))
    .characterSet.filter((code) => code !== 0xffff)
    .map((code) => String.fromCodePoint(code))
    .join('');

it('a family contains only the characters of the pages and the axes of the design, and has fallbacks', async () => {
  const { files, css } = await subsetFonts(fonts, 'abcé', '/repo/');

  expect(css).toMatch(/^@media \(scripting:none\)\{.*\}@font-face\{font-family:"Fraunces Fallback 1";src:local\(/);
  for (const [index, { path, body }] of files.entries()) {
    expect(path).toMatch(/^fonts\/[0-9a-f]{8}\.woff2$/);
    expect(charactersOf(body)).toBe('abcé');
    expect(openFont(Buffer.from(body)).variationAxes).toEqual({
      wght: expect.objectContaining(fonts[index]?.axes.wght),
    });
  }
});

it('another subset is published if the pages use it, with only their characters', async () => {
  const { files, css } = await subsetFonts([font], 'aŁř', '/');

  expect(files.map(({ body }) => charactersOf(body))).toEqual(['a', 'Łř']);
  expect(css).toContain(
    `@font-face{font-family:"Instrument Sans";src:url(/${files[1]?.path}) format("woff2");font-weight:400 500;` +
      'font-display:swap;unicode-range:U+141,U+159}',
  );
});

it.each([
  ['an axis that a font lacks', { axes: { opsz: 72 } }, /axes in src\/styles\/fonts\.ts/],
  ['a package that is not installed', { files: 'a/b-*.woff2' }, /src\/styles\/fonts\.ts: .*a\/b-latin\.woff2 .* npm/],
  ['no subset', { subsets: [] }, /src\/styles\/fonts\.ts names no subset of Instrument Sans/],
])('a mistake in src/styles/fonts.ts is reported in its own terms: %s', async (_, mistake, message) => {
  await expect(subsetFonts([{ ...font, ...mistake }], 'a', '/')).rejects.toThrow(message);
});
