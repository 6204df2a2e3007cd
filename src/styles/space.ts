import { fluid } from './fluid';

/** Distances: within a part, between parts, between sections. */
export const space = {
  small: fluid(12, 16),
  medium: fluid(24, 40),
  large: fluid(44, 88),
  section: fluid(96, 200),
};

/** The page's side margin and the gap between its columns. */
export const margin = fluid(20, 112);
export const gap = fluid(16, 36);
