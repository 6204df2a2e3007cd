import type { PicturePlacement } from '../../components/Picture/PictureSource';
import home from '../../content/home.yaml';
import practice from '../../content/practice.yaml';
import { isCompact } from '../../language';
import { landscapeMedia, portraitMedia } from './Hero.css';

const { source, portrait } = home.hero.picture;
/** Pictures are measured for text that begins at the left, in lines that are close together. */
const isMeasured = isCompact(practice.language);

/** Whether the picture is dark enough for the text on it, on desktops. */
export const carriesText = isMeasured && source.carriesText === true;

/** The sky above the picture on phones, if text can stand there. */
export const sky = isMeasured ? portrait.sky : undefined;

/** The hero: a portrait crop on phones, the whole picture at full width elsewhere. */
export const firstPicture: PicturePlacement = {
  source,
  portrait: { source: portrait, media: portraitMedia, otherwise: landscapeMedia },
  sizes: '100vw',
};
