import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import { create, type Font } from 'fontkitten';
import { type FontFamily, systemFonts } from '../../src/styles/fonts.ts';
import { cached, codeVersion } from '../command/cache.ts';
import { UserError } from '../prerender/index.ts';

const subsetVersion = codeVersion(import.meta.filename, 'package-lock.json');

/**
 * Subsets the families to the characters on the pages. Browsers show a character that no family has in a font of the
 * visitor's device.
 * @param base path of the site, with both slashes.
 * @returns the files, and the `@font-face` rules of the families and their fallbacks. The rules of the families are in
 * a media rule for browsers without JavaScript; elsewhere `loader.ts` adds them.
 * @throws UserError for an error in `src/styles/fonts.ts`.
 */
export async function subsetFonts(families: readonly FontFamily[], characters: string, base: string) {
  const built = await Promise.all(families.map((font) => subsetFamily(font, characters, base)));
  const faces = built.flatMap((family) => family.faces).join('');
  const fallbacks = built.map(({ fallback }) => fallback).join('');
  return { files: built.flatMap(({ files }) => files), css: `@media (scripting:none){${faces}}${fallbacks}` };
}

async function subsetFamily(font: FontFamily, characters: string, base: string) {
  const { parts } = await assignCharacters(font, characters);
  const [main] = parts;
  if (!main) throw new UserError(`src/styles/fonts.ts names no subset of ${font.family}: name one, such as latin`);
  const built = await Promise.all(
    parts.map(async ({ source, characters: own, index }) => {
      const body = await readFile(await makeSubset(source, own, font.axes, 'woff2'));
      const path = `fonts/${createHash('sha256').update(body).digest('hex').slice(0, 8)}.woff2`;
      const codes = Array.from(own, (character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`);
      const range = index === 0 ? undefined : codes.join();
      return { file: { path, body }, face: fontFace(font, base + path, range) };
    }),
  );
  const instance = await makeSubset(main.source, main.characters, { ...font.axes, wght: font.weight }, 'sfnt');
  return {
    files: built.map(({ file }) => file),
    faces: built.map(({ face }) => face),
    fallback: await fallbackFaces(font, await readFile(instance)),
  };
}

/**
 * Assigns each character to the first file of a family that contains it.
 * @returns the files with their indexes and characters, and the characters that no file contains.
 * @throws UserError if a file is not installed.
 */
export async function assignCharacters({ family, files, subsets }: FontFamily, characters: string) {
  const parts: { readonly index: number; readonly source: Buffer; readonly characters: string }[] = [];
  let missing = [...characters];
  for (const [index, subset] of subsets.entries()) {
    if (missing.length === 0) break;
    const source = await readFontFile(family, files.replace('*', subset));
    const font = openFont(source);
    const own = missing.filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    missing = missing.filter((character) => !own.includes(character));
    if (own.length > 0) parts.push({ index, source, characters: own.join('') });
  }
  return { parts, missing };
}

/**
 * Subsets a font to some characters, and limits its axes.
 * @returns the path of the new font.
 * @throws UserError if the font lacks an axis.
 */
export function makeSubset(
  source: Buffer,
  characters: string,
  axes: FontFamily['axes'],
  format: 'woff2' | 'sfnt',
): Promise<string> {
  return cached([subsetVersion, source, characters, JSON.stringify(axes), format], async () => {
    const { default: subsetFont } = await import('subset-font');
    await setImmediate(); // lets Ctrl-C through: each subset blocks for a third of a second
    return subsetFont(source, characters, { targetFormat: format, variationAxes: { ...axes } }).catch((cause) => {
      throw new UserError('a font cannot be subset: correct axes in src/styles/fonts.ts', { cause });
    });
  });
}

/** Opens a font, which must not be a collection: the packages of @fontsource contain none. */
export const openFont = (source: Buffer) => create(source) as Font;

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

/** Returns the `@font-face` rule of a family, or of its part for a range of characters. */
function fontFace({ family, axes }: FontFamily, url: string, range?: string): string {
  const weight = typeof axes.wght === 'object' ? `${axes.wght.min} ${axes.wght.max}` : String(axes.wght ?? 400);
  const part = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap${part}}`;
}

/**
 * The metrics of each system font, in its own units, and its names on every system. Liberation, Tinos and Arimo have
 * the metrics of Times New Roman and Arial. The fonts are not on the machine that builds, and the package of all such
 * metrics, `@capsizecss/metrics`, has 30,000 files.
 */
const knownFonts = {
  georgia: {
    names: ['Georgia', 'Gelasio'],
    metrics: { unitsPerEm: 2048, ascent: 1878, descent: -449, lineGap: 0, xWidthAvg: 913 },
  },
  timesNewRoman: {
    names: ['Times New Roman', 'Liberation Serif', 'Tinos', 'Tinos Regular'],
    metrics: { unitsPerEm: 2048, ascent: 1825, descent: -443, lineGap: 87, xWidthAvg: 832 },
  },
  notoSerif: {
    names: ['Noto Serif'],
    metrics: { unitsPerEm: 1000, ascent: 1069, descent: -293, lineGap: 0, xWidthAvg: 481 },
  },
  arial: {
    names: ['Arial', 'Liberation Sans', 'Helvetica', 'Arimo', 'Arimo Regular'],
    metrics: { unitsPerEm: 2048, ascent: 1854, descent: -434, lineGap: 67, xWidthAvg: 913 },
  },
  roboto: {
    names: ['Roboto'],
    metrics: { unitsPerEm: 2048, ascent: 1900, descent: -500, lineGap: 0, xWidthAvg: 911 },
  },
};

/**
 * Returns the `@font-face` rules of the system fonts that show the text until a font has loaded. Their metrics are
 * adjusted to the font's, so that nothing moves when it arrives. They are named `<family> Fallback 1`,
 * `<family> Fallback 2` ..., the best first.
 * @param instance the font as SFNT, at the weight of most of its text.
 * @see https://developer.chrome.com/blog/font-fallbacks
 */
async function fallbackFaces({ family, fallback }: FontFamily, instance: Buffer): Promise<string> {
  const own = { ...(await fromBuffer(instance)), familyName: family };
  const fonts = systemFonts[fallback].map((name) => knownFonts[name]);
  const systemMetrics = fonts.map(({ names: [familyName = ''], metrics }) => ({ familyName, ...metrics }));
  const { fontFaces } = createFontStack([own, ...systemMetrics], { fontFaceFormat: 'styleObject' });
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
