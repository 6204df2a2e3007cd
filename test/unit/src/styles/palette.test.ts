import { describe, expect, it } from 'vitest';
import { dark, light, type Palette } from '../../../../src/styles/palette';

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const share = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * share(1) + 0.7152 * share(3) + 0.0722 * share(5);
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const pairs: readonly [ink: keyof Palette, background: keyof Palette, ratio: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'paperWarm', 7],
  ['inkSoft', 'paper', 7],
  ['inkSoft', 'paperWarm', 7],
  ['accent', 'paper', 4.5],
  ['accent', 'paperWarm', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onDusk', 'dusk', 7],
  ['onDusk', 'night', 7],
  ['onDuskSoft', 'dusk', 7],
  ['onDuskSoft', 'night', 7],
  ['duskAccent', 'dusk', 4.5],
  ['duskAccent', 'night', 4.5],
  ['onDuskAccent', 'duskAccent', 4.5],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s scheme', (_, palette) => {
  it.each(pairs)('%s on %s is readable: at least %f to 1', (ink, background, ratio) => {
    expect(contrast(palette[ink], palette[background])).toBeGreaterThanOrEqual(ratio);
  });

  it.each(Object.entries(palette))('%s is written as six digits: %s', (_, color) => {
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });
});
