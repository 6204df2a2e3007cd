import { fluid } from './fluid';

/** Distances: within a part, between parts, within a chapter, between chapters. */
export const space = {
  small: fluid(12, 16),
  medium: fluid(24, 40),
  large: fluid(38, 98),
  section: fluid(88, 306),
};

/** The least distance of words from the picture beside them. */
export const besidePicture = fluid(24, 78);

/** The page's side margin, the gap between its columns, and how wide its columns together can be. */
export const margin = fluid(20, 112);
export const gap = fluid(16, 36);
export const widest = '100rem';

/** The inset of what spans the page without being on its grid, and lines up with it all the same. */
export const inset = `max(${margin}, (100% - ${widest}) / 2)`;
