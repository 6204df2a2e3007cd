import type { PicturePlacement, PictureSource } from '../../components/Picture/PictureSource';

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

/**
 * The width of the uncropped picture, of which a placement may show a narrower part: on desktops, and on smaller
 * screens.
 */
const widths: Readonly<Record<Placement, readonly [desktop: string, below: string]>> = {
  bleed: ['100vw', '100vw'],
  pairWide: ['77vw', '107vw'],
  pairTall: ['54vw', '128vw'],
  wide: ['85vw', '100vw'],
  eight: ['64vw', '120vw'],
};

/** How a case with a given placement shows its picture. */
export function casePicture(source: PictureSource, placement: Placement): PicturePlacement {
  const [desktop, below] = widths[placement];
  return { source, sizes: `(min-width: 64em) ${desktop}, ${below}` };
}
