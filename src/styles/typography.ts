import { fluid } from './fluid';
import { displayFont, fontStack, textFont } from './fonts';

/** The families of `fonts.ts`, each with its fallbacks. */
export const fontFamily = { display: fontStack(displayFont), text: fontStack(textFont) };

/** The fluid scale. */
export const fontSize = {
  small: fluid(14, 16),
  body: fluid(17, 20),
  lead: fluid(19, 26),
  title: fluid(22, 32),
  heading: fluid(34, 72),
  spread: fluid(30, 46),
  statement: fluid(30, 76),
  row: fluid(44, 112),
  display: fluid(44, 124),
};
