import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';
import { type FontFamily, systemFonts } from '../../src/styles/fonts.ts';

/** Each font with its names on every system. Liberation, Tinos and Arimo have the metrics of Times New Roman and Arial. */
const knownFonts = {
  georgia: { metrics: georgia, names: ['Georgia', 'Gelasio'] },
  timesNewRoman: { metrics: timesNewRoman, names: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
  notoSerif: { metrics: notoSerif, names: ['Noto Serif'] },
  arial: { metrics: arial, names: ['Arial', 'Liberation Sans', 'Helvetica', 'Arimo'] },
  roboto: { metrics: roboto, names: ['Roboto'] },
};

/**
 * The `@font-face` rules of the system fonts that show the text until a font has loaded. Their metrics are adjusted to
 * the font's, so that nothing moves when it arrives. They are named `<family> Fallback 1`, `<family> Fallback 2` ...,
 * the best first.
 * @param instance the font as SFNT, at the weight of most of its text.
 * @see https://developer.chrome.com/blog/font-fallbacks
 */
export async function fallbackFaces(family: string, instance: Buffer, kind: FontFamily['fallback']): Promise<string> {
  const metrics = { ...(await fromBuffer(instance)), familyName: family };
  const fonts = systemFonts[kind].map((name) => knownFonts[name]);
  const { fontFaces } = createFontStack([metrics, ...fonts.map((font) => font.metrics)], {
    fontFaceFormat: 'styleObject',
  });
  return fontFaces
    .map((face, index) => {
      const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = face['@font-face'];
      const descriptors = Object.entries({
        'font-family': `"${family} Fallback ${index + 1}"`,
        src: fonts[index]?.names.map((name) => `local("${name}")`).join(),
        'size-adjust': sizeAdjust,
        'ascent-override': ascentOverride,
        'descent-override': descentOverride,
        'line-gap-override': lineGapOverride,
      }).filter(([, value]) => value !== undefined); // a metric that needs no change is left out
      return `@font-face{${descriptors.map(([name, value]) => `${name}:${value}`).join(';')}}`;
    })
    .join('');
}
