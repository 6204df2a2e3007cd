import { fluid } from './fluid';

/** Distances: within a part, between parts, within a chapter, between chapters. */
export const space = {
  small: fluid(12, 15),
  medium: fluid(24, 35),
  large: fluid(38, 80),
  section: fluid(64, 144),
};

/** The minimum distance between text and the picture beside it. */
export const besidePicture = fluid(24, 62);

/** The page's side margin, the gap between its columns, and the maximum width of all columns together. */
export const margin = fluid(20, 84);
export const gap = fluid(16, 30);
export const widest = '100rem';

/** The inset of elements that span the page outside its grid but align with it. */
export const inset = `max(${margin}, (100% - ${widest}) / 2)`;
