import type { PicturePlacement, PictureSource } from '../../components/Picture/PictureSource';
import cases from '../../content/cases.yaml';
import { type Placement, placementOf } from './placement';

const desktopWidths: Readonly<Record<Placement, string>> = {
  bleed: '100vw',
  pairWide: '64vw',
  pairTall: '27vw',
  wide: '85vw',
  eight: '64vw',
};

/** How a case in such a place shows its picture. */
export function casePicture(source: PictureSource, placement: Placement): PicturePlacement {
  return { source, sizes: `(min-width: 64em) ${desktopWidths[placement]}, 100vw` };
}

const [first] = cases.cases;

/** The picture of the first case: the only one above the fold. */
export const firstPicture = first && casePicture(first.picture.source, placementOf(0, cases.cases.length));
