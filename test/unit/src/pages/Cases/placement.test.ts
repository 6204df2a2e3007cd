import { describe, expect, it } from 'vitest';
import { placementOf } from '../../../../../src/pages/Cases/placement';

describe.each([1, 3, 4, 5, 6, 7, 8, 12])('of %i cases', (count) => {
  const placements = Array.from({ length: count }, (_, index) => placementOf(index, count));

  it('no two neighbours have the same placement', () => {
    expect(placements.filter((placement, index) => placement === placements[index + 1])).toEqual([]);
  });

  it('no pair is incomplete', () => {
    const unpaired = placements.filter(
      (placement, index) =>
        (placement === 'pairWide' && placements[index + 1] !== 'pairTall') ||
        (placement === 'pairTall' && placements[index - 1] !== 'pairWide'),
    );
    expect(unpaired).toEqual([]);
  });
});
