import { expect, it } from 'vitest';
import { withDrawingFonts } from '../../../../scripts/build/drawingFonts';
import { buildFonts } from '../../../../scripts/build/fonts';
import { openDrawing, textBlock } from '../../../../scripts/build/textBlock';
import { sans, serif } from '../../../fixtures/fonts';

const fonts = [serif, sans];

const namesOf = (files: readonly { readonly path: string }[]) =>
  files.map(({ path }) => path.replace(/^fonts\/|-\w{8}\.woff2$/g, '')).join(' ');

const latin = 'fraunces instrument-sans';
const latinExt = 'fraunces fraunces-latin-ext instrument-sans instrument-sans-latin-ext';

/** A name in each alphabet, the fonts that its pages load, and what its visitors see in a font of their own. */
const alphabets: readonly (readonly [string, string, string, Readonly<Record<string, string>>])[] = [
  ['Polish', 'Łódź Źdźbło & Spółka', latinExt, {}],
  ['Czech', 'Příliš žluťoučký kůň', latinExt, {}],
  ['Hungarian', 'Erdő és Mező', latinExt, {}],
  ['Turkish', 'İstanbul Büyüme Ağı', latinExt, {}],
  [
    'Vietnamese',
    'Tăng Trưởng',
    'fraunces fraunces-latin-ext fraunces-vietnamese instrument-sans instrument-sans-latin-ext',
    { 'Instrument Sans': 'ưở' },
  ],
  ['Greek', 'Ανάπτυξη', latin, { Fraunces: 'Ανάπτυξη', 'Instrument Sans': 'Ανάπτυξη' }],
  ['Cyrillic', 'Рост', latin, { Fraunces: 'Рост', 'Instrument Sans': 'Рост' }],
  ['Arabic', 'مكتب', latin, { Fraunces: 'مكتب', 'Instrument Sans': 'مكتب' }],
  ['Japanese', '株式会社', latin, { Fraunces: '株式会社', 'Instrument Sans': '株式会社' }],
  ['signs', '½ m² → ½', latin, { Fraunces: '→', 'Instrument Sans': '½²→' }],
];

it.each(alphabets)(
  'pages in %s load the fonts that have the letters of %s',
  async (_, name, files, missing) => {
    const built = await buildFonts(fonts, [...new Set(`abc ${name}`)].join(''), '/');

    expect(namesOf(built.files)).toBe(files);
    expect(Object.fromEntries(built.missing.map(({ family, characters }) => [family, characters]))).toEqual(
      missing,
    );
  },
);

it.each(alphabets)('cards in %s draw every letter of %s', async (_, name) => {
  await withDrawingFonts(fonts, name, async (drawing) => {
    const style = {
      family: serif.family,
      color: '#000',
      size: { max: 60, min: 30 },
      lineHeight: 1.1,
    };
    const box = { left: 0, width: 900, height: 300 };
    const inkOf = (text: string) => {
      const element = textBlock(text, style, box, drawing).draw(0);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300">${element}</svg>`;
      return openDrawing(svg, drawing).render().pixels;
    };

    expect(drawing.drawable(name)).toBe(name.normalize('NFC'));
    // Each letter alone leaves ink, and none is the empty box that stands for a letter that a font lacks.
    const inks = [...new Set(name.replace(/ /g, ''))].map(inkOf);
    expect(inks.every((pixels) => pixels.some((value) => value > 0))).toBe(true);
    expect(new Set(inks.map((pixels) => pixels.toString('base64'))).size).toBe(inks.length);
  });
});

it.each([
  ['Arabic with Latin inside', 'شركة Brand 2026 للنمو', ['للنمو', 'Brand 2026', 'شركة']],
  ['Arabic with signs', 'مكتب (النمو)، للشركات!', ['!', 'للشركات', '،', '(', 'النمو', ')', 'مكتب']],
  ['Latin with Arabic inside', 'Büro شركة النمو & Co', ['Büro', 'النمو', 'شركة', '& Co']],
])('%s is drawn in reading order', async (_, text, order) => {
  await withDrawingFonts(fonts, text, async (drawing) => {
    const style = { family: serif.family, color: '#000', size: { max: 30, min: 20 }, lineHeight: 1 };
    const svg = textBlock(text, style, { left: 0, width: 2000, height: 99 }, drawing).draw(0);
    const drawn = [...svg.matchAll(/x="([\d.]+)"[^>]*>([^<]*)</g)].map(([, x, run = '']) => ({
      x: Number(x),
      run: run.replace('&amp;', '&'),
    }));

    expect(drawn.map(({ run }) => run).join(' ')).toBe(order.join(' '));
    expect(drawn.map(({ x }) => x)).toEqual(drawn.map(({ x }) => x).sort((one, other) => one - other));
  });
});
