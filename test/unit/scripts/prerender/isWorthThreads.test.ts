import { expect, it } from 'vitest';
import { isWorthThreads } from '../../../../scripts/prerender/isWorthThreads';

/** A site of which 400 pages are done, in 0.3 seconds, on two cores, unless told otherwise. */
const worth = (changes: Partial<Parameters<typeof isWorthThreads>[0]>) =>
  isWorthThreads({ done: 400, total: 10_000, elapsed: 300, cores: 2, ...changes });

it('is what more than their start is won back by', () => {
  expect(worth({})).toBe(true);
});

it.each([
  ['few pages are left', { total: 1_000 }],
  ['the pages are quick to render', { done: 4_000, total: 5_000 }],
  ['there is no other core', { cores: 1 }],
  ['the first pages say little yet', { elapsed: 299 }],
])('is not where %s', (_, changes) => {
  expect(worth(changes)).toBe(false);
});

it('is sooner with more cores, which share what is left', () => {
  const total = 2_200;

  expect([worth({ total, cores: 2 }), worth({ total, cores: 8 })]).toEqual([false, true]);
});
