import type { PicturePlacement, PictureSource } from '../../components/Picture/PictureSource';
import cases from '../../content/cases.yaml';
import { type Placement, placementOf } from './placement';

/** How wide the whole picture is, of which a placement may show a narrower part: on desktops, and below. */
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

const [first] = cases.cases;

/** The picture of the first case: the only one above the fold. */
export const firstPicture = first && casePicture(first.picture.source, placementOf(0, cases.cases.length));
