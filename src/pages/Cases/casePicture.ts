import type { PicturePlacement, PictureSource } from '../../components/Picture/PictureSource';
import cases from '../../content/cases.yaml';

/** How the spread of a case shows its picture. */
export function casePicture(source: PictureSource): PicturePlacement {
  return { source, sizes: '(min-width: 64em) 64vw, 100vw' };
}

const [first] = cases.cases;

/** The picture of the first case: the only one above the fold. */
export const firstPicture = first && casePicture(first.picture.source);
