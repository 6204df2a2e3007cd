import { expect, it } from 'vitest';
import { fluid } from '../../../../src/styles/fluid';

const rem = 16;

/** The length on a page of some width, in pixels, by the numbers of `clamp(…rem, …rem + …cqi, …rem)`. */
function lengthAt(page: number, length: string): number {
  const [min = 0, fixed = 0, slope = 0, max = 0] = length.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return Math.max(min * rem, Math.min(fixed * rem + (slope * page) / 100, max * rem));
}

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
