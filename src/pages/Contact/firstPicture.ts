import type { PicturePlacement } from '../../components/Picture/PictureSource';
import contact from '../../content/contact.yaml';

/** The portrait. */
export const firstPicture: PicturePlacement = {
  source: contact.portrait.source,
  sizes: '(min-width: 48em) 55vw, 100vw',
};
