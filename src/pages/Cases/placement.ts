import type { PicturePlacement, PictureSource } from '../../components/Picture/PictureSource';

/**
 * Where a case is placed on the page. `bleed`: its picture from edge to edge. `pairWide` and `pairTall`: side by side, in
 * seven and four columns. `wide`: a panorama between the margins. `offsetRight`: eight columns, off the right edge.
 */
export type Placement = 'bleed' | 'pairWide' | 'pairTall' | 'wide' | 'offsetRight';

const rhythm: readonly Placement[] = ['bleed', 'pairWide', 'pairTall', 'wide', 'offsetRight'];

/** The placement of a case: neighbours differ, and pairs are complete. */
export function placementOf(index: number, count: number): Placement {
  const placement = rhythm[index % rhythm.length] ?? 'bleed';
  return placement === 'pairWide' && index + 1 === count ? 'offsetRight' : placement;
}

/** The width of the uncropped picture on desktops, of which a placement may show a narrower part. */
const widths: Readonly<Record<Placement, string>> = {
  bleed: '100vw',
  pairWide: '60vw',
  pairTall: '60vw',
  wide: '89vw',
  offsetRight: '64vw',
};

/** How a case with a given placement shows its picture. */
export function casePicture(source: PictureSource, placement: Placement): PicturePlacement {
  return { source, sizes: `(min-width: 64em) ${widths[placement]}, 100vw` };
}
