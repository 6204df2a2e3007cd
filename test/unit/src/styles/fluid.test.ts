import { expect, it } from 'vitest';
import { fluid } from '../../../../src/styles/fluid';

const rem = 16;

/** The length on a page of some width, in pixels, by the numbers of `clamp(…rem, …rem + …cqi, …rem)`. */
function lengthAt(page: number, length: string): number {
  const numbers = /^clamp\((-?[\d.]+)rem, (-?[\d.]+)rem \+ (-?[\d.]+)cqi, (-?[\d.]+)rem\)$/.exec(length);
  const [min = Number.NaN, fixed = Number.NaN, slope = Number.NaN, max = Number.NaN] =
    numbers?.slice(1).map(Number) ?? [];
  return Math.max(min * rem, Math.min(fixed * rem + (slope * page) / 100, max * rem));
}

it('is a valid CSS length', () => {
  expect(fluid(16, 27.2)).toBe('clamp(1rem, 0.8rem + 1cqi, 2rem)');
});

it.each([
  [240, 40],
  [320, 40],
  [880, 68],
  [1440, 96],
  [1920, 120],
  [3840, 120],
])('from 40 to 96, on a page %i pixels wide, is %i pixels', (page, length) => {
  expect(lengthAt(page, fluid(40, 96))).toBeCloseTo(length, 1);
});

it('is constant if it does not grow', () => {
  expect(fluid(16, 16)).toBe('clamp(1rem, 1rem + 0cqi, 1rem)');
});
