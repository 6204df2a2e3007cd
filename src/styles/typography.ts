import { fluid } from './fluid';
import { displayFont, fontStack, textFont } from './fonts';

/** The families of `fonts.ts`, each with its fallbacks. */
export const fontFamily = { display: fontStack(displayFont), text: fontStack(textFont) };

/** A size in which most words fit a line of any page, however large the visitor's text is. */
function unbroken(size: string): string {
  return `min(${size}, 11.5cqi)`;
}

/** The scale: five sizes for the display font, three for the text font. The site uses no other. */
export const fontSize = {
  /** Home's headline alone. */
  display: unbroken(fluid(36, 64)),
  /** The headings of pages, and a statement. */
  title: unbroken(fluid(32, 60)),
  /** The headings of sections and cases. */
  heading: unbroken(fluid(27, 42)),
  /** The entries of a list in large type. */
  subheading: unbroken(fluid(25, 32)),
  /** The entries of a list in columns, and a sentence in the display font. */
  entry: fluid(21, 24),

  lead: fluid(18, 20),
  body: '1rem',
  small: '0.875rem',
};

/**
 * The largest type on desktops. Home's headline fits the sky of its picture in every window: five lines, or three in
 * low windows, which show less sky. No other heading is larger.
 */
const inSky = 'min(4.45cqi, max(min(3.25cqi, 4.0625rem), 15.5svh - 5.25cqi))';
export const fontSizeOnDesktop = {
  display: `min(${fontSize.display}, ${inSky})`,
  title: `min(${fontSize.title}, 0.94 * ${inSky})`,
};
