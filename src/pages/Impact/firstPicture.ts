import type { PicturePlacement } from '../../components/Picture/PictureSource';
import impact from '../../content/impact.yaml';

/** The samples beside the heading. */
export const firstPicture: PicturePlacement = {
  source: impact.picture.source,
  sizes: '(min-width: 64em) 64vw, 100vw',
};
