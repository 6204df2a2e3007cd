import type { PicturePlacement } from '../../components/Picture/PictureSource';
import home from '../../content/home.yaml';
import { landscapeMedia, portraitMedia } from './Hero.css';

const { source, portrait } = home.hero.picture;

/** The hero: upright on phones and beside the headline, whole on tablets. */
export const firstPicture: PicturePlacement = {
  source,
  portrait: { source: portrait, media: portraitMedia, otherwise: landscapeMedia },
  sizes: '(min-width: 64em) 46vw, 100vw',
};
