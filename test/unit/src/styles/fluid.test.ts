import { expect, it } from 'vitest';
import { fluid } from '../../../../src/styles/fluid';

const rem = 16;

/** The length on a screen of some width, in pixels, by the numbers of `clamp(…rem, …rem + …vw, …rem)`. */
function lengthAt(screen: number, length: string): number {
  const numbers = /^clamp\((-?[\d.]+)rem, (-?[\d.]+)rem \+ (-?[\d.]+)vw, (-?[\d.]+)rem\)$/.exec(length);
  const [min = Number.NaN, fixed = Number.NaN, slope = Number.NaN, max = Number.NaN] =
    numbers?.slice(1).map(Number) ?? [];
  return Math.max(min * rem, Math.min(fixed * rem + (slope * screen) / 100, max * rem));
}

it('is a valid CSS length', () => {
  expect(fluid(16, 27.2)).toBe('clamp(1rem, 0.8rem + 1vw, 2rem)');
});

it.each([
  [240, 40],
  [320, 40],
  [880, 68],
  [1440, 96],
  [1920, 120],
  [3840, 120],
])('from 40 to 96, on a screen %i pixels wide, is %i pixels', (screen, length) => {
  expect(lengthAt(screen, fluid(40, 96))).toBeCloseTo(length, 1);
});

it('is constant if it does not grow', () => {
  expect(fluid(16, 16)).toBe('clamp(1rem, 1rem + 0vw, 1rem)');
});
