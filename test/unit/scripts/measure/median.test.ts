import { expect, it } from 'vitest';
import { median } from '../../../../scripts/measure/median';

it.each([
  [[5], 5],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
  [[0.9, 0.9, 1], 0.9],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('does not reorder the values', () => {
  const values = [3, 1, 2];
  median(values);

  expect(values).toEqual([3, 1, 2]);
});

it('refuses to compute the median of no values', () => {
  expect(() => median([])).toThrow(new Error('there is no median of no values'));
});
