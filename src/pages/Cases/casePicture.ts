import type { PicturePlacement, PictureSource } from '../../components/Picture/PictureSource';
import cases from '../../content/cases.yaml';
import { type Placement, placementOf } from './placement';

/** How wide the whole picture is, of which a placement may show a narrower part: on desktops, and below. */
const widths: Readonly<Record<Placement, readonly [desktop: string, below: string]>> = {
  bleed: ['100vw', '100vw'],
  pairWide: ['77vw', '114vw'],
  pairTall: ['54vw', '148vw'],
  wide: ['85vw', '90vw'],
  eight: ['64vw', '122vw'],
};

/** How a case with a given placement shows its picture. */
export function casePicture(source: PictureSource, placement: Placement): PicturePlacement {
  const [desktop, below] = widths[placement];
  return { source, sizes: `(min-width: 64em) ${desktop}, ${below}` };
}

const [first] = cases.cases;

/** The picture of the first case: the only one above the fold. */
export const firstPicture = first && casePicture(first.picture.source, placementOf(0, cases.cases.length));
