import type { PicturePlacement, PictureSource } from '../../components/Picture/PictureSource';
import cases from '../../content/cases.yaml';

/**
 * Where a case has its picture. `bleed`: from edge to edge. `offStart` and `offEnd`: off one edge, in seven columns,
 * with the words in four.
 */
export type Placement = 'bleed' | 'offStart' | 'offEnd';

const rhythm: readonly Placement[] = ['bleed', 'offStart', 'offEnd'];

/** The placement of a case, which is never that of the one before it. */
export function placementOf(index: number): Placement {
  return rhythm[index % rhythm.length] ?? 'bleed';
}

/** The width of the uncropped picture on desktops, of which a placement may show a narrower part. */
const widths: Readonly<Record<Placement, string>> = { bleed: '100vw', offStart: '64vw', offEnd: '64vw' };

/** How a case with a given placement shows its picture. */
export function casePicture(source: PictureSource, placement: Placement): PicturePlacement {
  return { source, sizes: `(min-width: 64em) ${widths[placement]}, 100vw` };
}

const [first] = cases.cases;

/** The picture of the first case, the only one above the fold. */
export const firstPicture = first && casePicture(first.picture.source, placementOf(0));
