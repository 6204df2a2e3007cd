import type { PicturePlacement, PictureSource } from '../../components/Picture/PictureSource';
import cases from '../../content/cases.yaml';

/**
 * Where a case has its picture. `bleed`: from edge to edge. `offLeft` and `offRight`: off one edge, in eight columns,
 * with the words in the other four. `wide`: a panorama between the margins.
 */
export type Placement = 'bleed' | 'offLeft' | 'offRight' | 'wide';

const rhythm: readonly Placement[] = ['bleed', 'offLeft', 'offRight', 'wide', 'offLeft'];

/** The placement of a case, which is never that of the one before it. */
export function placementOf(index: number): Placement {
  return rhythm[index % rhythm.length] ?? 'bleed';
}

/** The width of the uncropped picture on desktops, of which a placement may show a narrower part. */
const widths: Readonly<Record<Placement, string>> = {
  bleed: '100vw',
  offLeft: '72vw',
  offRight: '72vw',
  wide: '89vw',
};

/** How a case with a given placement shows its picture. */
export function casePicture(source: PictureSource, placement: Placement): PicturePlacement {
  return { source, sizes: `(min-width: 64em) ${widths[placement]}, 100vw` };
}

const [first] = cases.cases;

/** The picture of the first case, the only one above the fold. */
export const firstPicture = first && casePicture(first.picture.source, placementOf(0));
