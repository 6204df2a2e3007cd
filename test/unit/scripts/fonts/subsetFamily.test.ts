import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import { describe, expect, it } from 'vitest';
import { subsetFamily } from '../../../../scripts/fonts/subsetFamily';
import { fonts } from '../../../../src/styles/fonts';

const require = createRequire(import.meta.url);

function open(file: Buffer) {
  const font = create(file);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('expected one font');
  return font;
}

/** The characters of a font; U+FFFF, which is none, ends the table that they are read from. */
const charactersOf = (file: Buffer) =>
  open(file)
    .characterSet.filter((code) => code !== 0xffff)
    .map((code) => String.fromCodePoint(code));

describe.each(fonts)('the subset of $family', async (font) => {
  const source = await readFile(require.resolve(font.file));

  it.each(['woff2', 'sfnt'] as const)('as %s has the characters, and none besides', async (format) => {
    expect(charactersOf(await subsetFamily(source, font, 'abcé', format))).toEqual(['a', 'b', 'c', 'é']);
  });

  it('varies as far as the design uses it', async () => {
    expect(open(await subsetFamily(source, font, 'a', 'sfnt')).variationAxes).toEqual({
      wght: expect.objectContaining(font.axes.wght),
    });
  });

  it('does not vary where the design uses one weight', async () => {
    const axes = { ...font.axes, wght: 400 };

    expect(open(await subsetFamily(source, { ...font, axes }, 'a', 'sfnt')).variationAxes).toEqual({});
  });

  it('is smaller than the whole', async () => {
    expect((await subsetFamily(source, font, 'abc', 'woff2')).length).toBeLessThan(source.length / 2);
  });

  it('is refused where the font lacks characters, naming each', async () => {
    await expect(subsetFamily(source, font, 'a漢b😀', 'woff2')).rejects.toThrow(
      new Error(
        `${font.family} has no 漢 (U+6F22), 😀 (U+1F600): ` +
          'write it in other words, or choose another font in src/styles/fonts.ts',
      ),
    );
  });
});
