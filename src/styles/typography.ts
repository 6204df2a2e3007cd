import { displayFont, fontStack, textFont } from './fonts';
import { fluid } from './layout';

/** The families of `fonts.ts`, each with its fallbacks. */
export const fontFamily = { display: fontStack(displayFont), text: fontStack(textFont) };

/** A size at which most words fit a line of any page, however large the visitor's text is. */
const unbroken = '11.5cqi';

/** On phones, the size at which Home's headline has five lines; where text is larger, at which its longest word fits. */
const onPhone = 'max(9.5cqi, min(1.5rem, 10.2cqi))';

/** On narrow phones, a size that follows the page's width, so that lines break at the same words. */
function keptLines(size: string, cqi: number): string {
  return `min(${size}, max(1rem, ${cqi}cqi))`;
}

/** The scale: five sizes for the display font, three for the text font. The site uses no other. */
export const fontSize = {
  /** The headings of pages. */
  display: `min(${fluid(36, 56)}, ${onPhone})`,
  /** A statement. */
  title: `min(${fluid(32, 54)}, ${onPhone})`,
  /** The headings of sections and cases. */
  heading: `min(${fluid(27, 42)}, ${unbroken})`,
  /** The entries of a list in large type. */
  subheading: `min(${fluid(22, 32)}, ${unbroken})`,
  /** The entries of a list in columns, and a sentence in the display font. */
  entry: keptLines(fluid(19, 24), 5),

  lead: keptLines(fluid(17, 20), 5),
  body: fluid(16, 17),
  small: '0.875rem',
};

/**
 * The largest type on desktops, in which three lines of Home's headline end before the building of its picture. No other
 * heading is larger.
 */
const inSky = 'min(3.8cqi, 6svh)';
export const fontSizeOnDesktop = {
  display: `min(${fontSize.display}, ${inSky})`,
  title: `min(${fontSize.title}, ${inSky})`,
};
