import { expect, it } from 'vitest';
import { placementOf } from '../../../../../src/pages/Cases/placement';

it('no two neighbours of many cases have the same placement', () => {
  const placements = Array.from({ length: 12 }, (_, index) => placementOf(index));
  expect(placements.filter((placement, index) => placement === placements[index + 1])).toEqual([]);
});
