/**
 * Where a case is placed on the page. `bleed`: its picture from edge to edge. `pairWide` and `pairTall`: side by side,
 * staggered. `wide`: a panorama between the margins. `eight`: eight columns, off the right edge.
 */
export type Placement = 'bleed' | 'pairWide' | 'pairTall' | 'wide' | 'eight';

const rhythm: readonly Placement[] = ['bleed', 'pairWide', 'pairTall', 'wide', 'eight'];

/** The placement of a case: neighbours differ, and pairs are complete. */
export function placementOf(index: number, count: number): Placement {
  const placement = rhythm[index % rhythm.length] ?? 'bleed';
  return placement === 'pairWide' && index + 1 === count ? 'eight' : placement;
}
