import type { PicturePlacement, PictureSource } from '../../components/Picture/PictureSource';
import { casesPage } from '../../content/caseStudies';

/** How the spread of a case shows its picture. */
export function casePicture(source: PictureSource): PicturePlacement {
  return { source, sizes: '(min-width: 64em) 64vw, 100vw' };
}

/** The picture of the first case: the only one above the fold. */
export const firstPicture = casePicture(casesPage.cases[0].picture.source);
