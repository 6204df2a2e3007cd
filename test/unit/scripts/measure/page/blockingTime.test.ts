import { expect, it } from 'vitest';
import { blockingTime } from '../../../../../scripts/measure/page/blockingTime';

it('counts of each task what exceeds 50 ms', () => {
  const tasks = [
    { startTime: 0, duration: 70 },
    { startTime: 100, duration: 51 },
  ];

  expect(blockingTime(tasks, 1000)).toEqual({ before: 21, after: 0 });
});

it.each([49, 50])('counts nothing of a task of %d ms', (duration) => {
  expect(blockingTime([{ startTime: 0, duration }], 1000)).toEqual({ before: 0, after: 0 });
});

it.each([
  ['ended before the moment', 0, { before: 50, after: 0 }],
  ['ends at the moment', 100, { before: 50, after: 0 }],
  ['ends after the moment', 101, { before: 0, after: 50 }],
  ['begins after the moment', 300, { before: 0, after: 50 }],
])('counts a task that %s where it belongs', (_, startTime, expected) => {
  expect(blockingTime([{ startTime, duration: 100 }], 200)).toEqual(expected);
});

it('counts every task as before a moment that never comes', () => {
  expect(blockingTime([{ startTime: 5000, duration: 80 }], Number.POSITIVE_INFINITY)).toEqual({
    before: 30,
    after: 0,
  });
});
