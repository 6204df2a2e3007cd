import { expect, it } from 'vitest';
import { createCache } from '../../../../../scripts/prerender/document/cache';

it('a cache makes each value once, and forgets all when it is full', () => {
  const cached = createCache<string>(2);
  const made: string[] = [];
  const get = (key: string) =>
    cached(key, () => {
      made.push(key);
      return key.toUpperCase();
    });

  expect(['a', 'b', 'a', 'b', 'c', 'c', 'a'].map(get)).toEqual(['A', 'B', 'A', 'B', 'C', 'C', 'A']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
