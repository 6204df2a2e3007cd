import { describe, expect, it } from 'vitest';
import { dark, light, type Palette } from '../../../../src/styles/palette';

const pairs: [ink: keyof Palette, ground: keyof Palette, least: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'paperDeep', 7],
  ['inkSoft', 'paper', 7],
  ['inkSoft', 'paperDeep', 7],
  ['accent', 'paper', 4.5],
  ['accent', 'paperDeep', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onDusk', 'dusk', 7],
  ['onDuskSoft', 'dusk', 7],
  ['duskAccent', 'dusk', 4.5],
  ['onDuskAccent', 'duskAccent', 4.5],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s scheme', (_, palette) => {
  it.each(pairs)('%s on %s has a contrast of at least %f', (ink, ground, least) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(least);
  });
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
