import type { PicturePlacement } from '../../components/Picture/PictureSource';
import { contactPage } from '../../content/contact';

/** The portrait. */
export const firstPicture: PicturePlacement = {
  source: contactPage.portrait.source,
  sizes: '(min-width: 64em) 42vw, 100vw',
};
