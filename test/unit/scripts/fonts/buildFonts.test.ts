import { createHash } from 'node:crypto';
import { create } from 'fontkitten';
import { expect, it } from 'vitest';
import { buildFonts, fontFace, staticInstance } from '../../../../scripts/fonts/buildFonts';
import { fallbackFaces } from '../../../../scripts/fonts/fallbackFaces';

const font = {
  family: 'Instrument Sans',
  file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 500 } },
  weight: 400,
  fallback: 'sans-serif',
} as const;

it.each([
  ['a range of weights', { wght: { min: 300, max: 400 } }, '300 400'],
  ['one weight', { wght: 500 }, '500'],
  ['no weight', {}, '400'],
])('the rule of a family with %s names it', (_, axes, weight) => {
  expect(fontFace({ family: 'Fraunces', axes }, '/repo/fonts/fraunces.woff2')).toBe(
    '@font-face{font-family:"Fraunces";src:url(/repo/fonts/fraunces.woff2) format("woff2");' +
      `font-weight:${weight};font-display:swap}`,
  );
});

it('a family becomes a file named by its bytes, and the rules of it and of its stand-ins', async () => {
  const { files, css } = await buildFonts([font], 'abc', '/repo/');
  const [{ body, path } = { body: '', path: '' }] = files;
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  const instance = await staticInstance(font, 'abc');

  expect(path).toBe(`fonts/instrument-sans-${hash}.woff2`);
  const standIns = await fallbackFaces('Instrument Sans', instance, 'sans-serif');
  expect(css).toBe(`@media (scripting:none){${fontFace(font, `/repo/${path}`)}}${standIns}`);
});

it('every family is built, in its order', async () => {
  const { files } = await buildFonts([font, { ...font, family: 'Other Sans' }], 'abc', '/');

  expect(files.map(({ path }) => path.replace(/-\w+\.woff2$/, ''))).toEqual([
    'fonts/instrument-sans',
    'fonts/other-sans',
  ]);
});

it('the instance for drawings has one weight', async () => {
  expect(create(await staticInstance(font, 'abc'))).toMatchObject({ variationAxes: {} });
});

it('every family that lacks a character is told at once', async () => {
  await expect(buildFonts([font, { ...font, family: 'Other' }], 'a漢', '/')).rejects.toMatchObject({
    diagnostics: ['Instrument Sans', 'Other'].map(
      (family) =>
        `${family} has no 漢 (U+6F22): write it in other words, or choose another font in src/styles/fonts.ts`,
    ),
  });
});
