import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBuffer } from '@capsizecss/unpack';

// Stand-ins by their metrics, each under every name that it has on some system; Liberation and Tinos are made to
// the measure of Times New Roman and Arial.
const standIns = {
  serif: [
    { metrics: georgia, names: ['Georgia', 'Gelasio'] },
    { metrics: timesNewRoman, names: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
    { metrics: notoSerif, names: ['Noto Serif'] },
  ],
  'sans-serif': [
    { metrics: arial, names: ['Arial', 'Liberation Sans', 'Helvetica', 'Arimo'] },
    { metrics: roboto, names: ['Roboto'] },
  ],
};

/** The kinds of typeface for which stand-ins are known. */
export type FallbackKind = keyof typeof standIns;

/**
 * The `@font-face` rules of the faces that stand in for a font until it is there, stretched to its measure so that
 * nothing moves when it arrives: `<family> Fallback 1`, `<family> Fallback 2` ... in the order to name them.
 * @param instance the font at the size and weight of most of its text, as SFNT.
 * @see https://developer.chrome.com/blog/font-fallbacks
 */
export async function fallbackFaces(family: string, instance: Buffer, kind: FallbackKind): Promise<string> {
  const metrics = { ...(await fromBuffer(instance)), familyName: family };
  return standIns[kind]
    .map(({ metrics: standIn, names }, index) => {
      const { fontFaces } = createFontStack([metrics, standIn], { fontFaceFormat: 'styleObject' });
      const [face] = fontFaces;
      if (!face) throw new Error(`no stand-in for ${family} could be computed from ${standIn.familyName}`);
      const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = face['@font-face'];
      const descriptors = Object.entries({
        'font-family': `"${family} Fallback ${index + 1}"`,
        src: names.map((name) => `local("${name}")`).join(),
        'size-adjust': sizeAdjust,
        'ascent-override': ascentOverride,
        'descent-override': descentOverride,
        'line-gap-override': lineGapOverride,
      }).filter(([, value]) => value !== undefined); // a measure that is the stand-in's own is left to it
      return `@font-face{${descriptors.map(([name, value]) => `${name}:${value}`).join(';')}}`;
    })
    .join('');
}
