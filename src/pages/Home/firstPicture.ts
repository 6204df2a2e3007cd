import type { PicturePlacement } from '../../components/Picture/PictureSource';
import home from '../../content/home.yaml';
import practice from '../../content/practice.yaml';
import { isCompact } from '../../language';
import { landscapeMedia, portraitMedia } from './Hero.css';

const { source, portrait } = home.heroPicture;

/** Whether text may be on the picture: its left half is calm enough, and the lines can be close together. */
export const carriesText = isCompact(practice.language) && home.heroPicture.carriesText === 'yes';

/** The sky above the picture on phones, if text can be on it. */
export const sky = carriesText ? portrait.sky : undefined;

/** The hero: a portrait crop on phones, the whole picture at full width elsewhere. */
export const firstPicture: PicturePlacement = {
  source,
  portrait: { source: portrait, media: portraitMedia, otherwise: landscapeMedia },
  sizes: '100vw',
};
