import type { PicturePlacement } from '../../components/Picture/PictureSource';
import home from '../../content/home.yaml';
import { landscapeMedia, portraitMedia } from './Hero.css';

const { source, portrait } = home.hero.picture;

/** The hero: a portrait crop on phones, the whole picture at full width elsewhere. */
export const firstPicture: PicturePlacement = {
  source,
  portrait: { source: portrait, media: portraitMedia, otherwise: landscapeMedia },
  sizes: '100vw',
};
