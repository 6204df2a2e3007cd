import { createHash } from 'node:crypto';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import { type FontFamily, systemFonts } from '../../src/styles/fonts.ts';
import { codePoint } from '../content/words.ts';
import { UserError } from '../prerender/index.ts';
import { assignCharacters, filesOf, makeSubset } from './fontSubsets.ts';

/**
 * Subsets the families to the characters on the pages.
 * @param base path of the site, with both slashes.
 * @returns their files, and the `@font-face` rules of them and of their fallbacks. Those of the families are in a media
 * rule for browsers without JavaScript; elsewhere a script adds them after the page has loaded.
 * @throws UserError for an error in `src/styles/fonts.ts`.
 */
export async function buildFonts(fonts: readonly FontFamily[], characters: string, base: string) {
  const built = await Promise.all(fonts.map((font) => buildFamily(font, characters, base)));
  const faces = built.flatMap(({ faces }) => faces).join('');
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
      const range = index === 0 ? undefined : [...characters].map((character) => `U+${codePoint(character)}`).join();
      return { file: { path, body }, face: fontFace(font, base + path, range) };
    }),
  );
  const instance = await makeSubset(main.source, main.characters, { ...axes, wght: weight }, 'sfnt');
  // Spaces and invisible characters need no glyph.
  const missing = left.filter((character) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character));
  const problem = `not in ${family}; browsers show it in a font of the visitor’s device`;
  return {
    files: built.map(({ file }) => file),
    faces: built.map(({ face }) => face),
    fallback: await fallbackFaces(family, instance, fallback),
    missing: { characters: missing.join(''), problem },
  };
}

/** The `@font-face` rule of a family, or of its part for a range of characters. */
export function fontFace({ family, axes }: Pick<FontFamily, 'family' | 'axes'>, url: string, range?: string): string {
  const weight = typeof axes.wght === 'object' ? `${axes.wght.min} ${axes.wght.max}` : String(axes.wght ?? 400);
  const part = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap${part}}`;
}

/** Each font with its names on every system. Liberation, Tinos and Arimo have the metrics of Times New Roman and Arial. */
const knownFonts = {
  georgia: { metrics: georgia, names: ['Georgia', 'Gelasio'] },
  timesNewRoman: { metrics: timesNewRoman, names: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Tinos Regular'] },
  notoSerif: { metrics: notoSerif, names: ['Noto Serif'] },
  arial: { metrics: arial, names: ['Arial', 'Liberation Sans', 'Helvetica', 'Arimo', 'Arimo Regular'] },
  roboto: { metrics: roboto, names: ['Roboto'] },
};

/**
 * The `@font-face` rules of the system fonts that show the text until a font has loaded. Their metrics are adjusted to
 * the font's, so that nothing moves when it arrives. They are named `<family> Fallback 1`, `<family> Fallback 2` ...,
 * the best first.
 * @param instance the font as SFNT, at the weight of most of its text.
 * @see https://developer.chrome.com/blog/font-fallbacks
 */
async function fallbackFaces(family: string, instance: Buffer, kind: FontFamily['fallback']): Promise<string> {
  const metrics = { ...(await fromBuffer(instance)), familyName: family };
  const fonts = systemFonts[kind].map((name) => knownFonts[name]);
  const { fontFaces } = createFontStack([metrics, ...fonts.map((font) => font.metrics)], {
    fontFaceFormat: 'styleObject',
  });
  const rules = fontFaces.map(({ '@font-face': face }, index) => {
    const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = face;
    const descriptors = Object.entries({
      'font-family': `"${family} Fallback ${index + 1}"`,
      src: fonts[index]?.names.map((name) => `local("${name}")`).join(),
      'size-adjust': sizeAdjust,
      'ascent-override': ascentOverride,
      'descent-override': descentOverride,
      'line-gap-override': lineGapOverride,
    }).filter(([, value]) => value !== undefined); // a metric that needs no change is left out
    return `@font-face{${descriptors.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  });
  return rules.join('');
}
