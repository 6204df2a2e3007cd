import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type DrawingFonts, drawingFonts, drawText } from '../../../../scripts/site/drawText';
import { buildFonts } from '../../../../scripts/site/fonts';
import { sans, serif } from '../../../fixtures/fonts';

const fonts = [serif, sans];

/** The family of each file that the pages load. */
const familiesOf = (css: string) => Array.from(css.matchAll(/"([^"]+)";src:url/g), ([, family]) => family);

const latin = [serif.family, sans.family];
const latinExt = [serif.family, serif.family, sans.family, sans.family];

/** A name in each alphabet, the fonts that its pages load, and what its visitors see in a font of their own. */
const alphabets: readonly (readonly [string, string, string[], Readonly<Record<string, string>>])[] = [
  ['Polish', 'Łódź Źdźbło & Spółka', latinExt, {}],
  ['Turkish', 'İstanbul Büyüme Ağı', latinExt, {}],
  ['Vietnamese', 'Tăng Trưởng', [serif.family, ...latinExt], { 'Instrument Sans': 'ưở' }],
  ['Greek', 'Ανάπτυξη', latin, { Fraunces: 'Ανάπτυξη', 'Instrument Sans': 'Ανάπτυξη' }],
  ['Arabic', 'مكتب', latin, { Fraunces: 'مكتب', 'Instrument Sans': 'مكتب' }],
  ['Japanese', '株式会社', latin, { Fraunces: '株式会社', 'Instrument Sans': '株式会社' }],
  ['signs', '½ m² → ½', latin, { Fraunces: '→', 'Instrument Sans': '½²→' }],
];

it.each(alphabets)('pages in %s load the fonts that have the letters of %s', async (_, name, files, missing) => {
  const built = await buildFonts(fonts, [...new Set(`abc ${name}`)].join(''), '/');

  expect(familiesOf(built.css)).toEqual(files);
  expect(built.missing).toEqual(
    Object.entries(missing).map(([family, characters]) => ({ characters, problem: expect.stringContaining(family) })),
  );
});

const box = { color: '#000', sizes: [60, 30], lineHeight: 1.1, left: 0, width: 900, height: 300 } as const;

/** The opacity of each pixel of a drawn text. */
async function inkOf(text: string, fonts: DrawingFonts) {
  const block = await drawText(text, fonts, { ...box, family: serif.family });
  if (!block) throw new Error(`nothing was drawn of ${text}`);
  const { data, info } = await sharp(block.input).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  return { left: block.left, width: info.width, pixels: data.toString('base64') };
}

it.each(alphabets)('cards in %s draw every letter of %s', async (_, name) => {
  const drawing = await drawingFonts(fonts, name);

  expect(drawing.drawable(name)).toBe(name.normalize('NFC'));
  expect(drawing.missing).toBe('');
  // No two letters look alike, as the boxes of letters would that a font lacks.
  const letters = [...new Set(name.replace(/ /g, ''))];
  const inks = await Promise.all(letters.map((letter) => inkOf(letter, drawing)));
  expect(new Set(inks.map(({ pixels }) => pixels)).size).toBe(letters.length);
});

it('text that begins with a right-to-left letter is aligned right, and read from there', async () => {
  const drawing = await drawingFonts(fonts, 'شركة Brand');
  const [arabic, latin] = await Promise.all(['شركة Brand', 'Brand شركة'].map((text) => inkOf(text, drawing)));

  expect(arabic?.left).toBe(900 - (arabic?.width ?? 0));
  expect(latin?.left).toBe(0);
  expect(arabic?.pixels).not.toBe(latin?.pixels);
});
