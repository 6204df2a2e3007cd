import { fluid } from './fluid';

/** Distances: within a part, between parts, within a chapter, between chapters. */
export const space = {
  small: fluid(12, 15),
  medium: fluid(24, 35),
  large: fluid(38, 80),
  section: fluid(64, 144),
};

/**
 * The right margin of text on phones, which may reach a little into the page's own: at the widths of most phones, lines
 * break in the fallback font as they do in the font itself.
 */
export const intoMargin = '-0.5rem';

/** The minimum distance between text and the picture beside it. */
export const besidePicture = fluid(24, 62);

/**
 * The page's side margin, the gap between its columns, and the maximum width of all columns together. The gaps leave
 * room for the columns also where text is twice as large.
 */
export const margin = fluid(20, 84);
export const gap = `min(${fluid(16, 30)}, 5cqi)`;
export const widest = '100rem';

/** The inset of elements that span the page outside its grid but align with it. */
export const inset = `max(${margin}, (100% - ${widest}) / 2)`;
