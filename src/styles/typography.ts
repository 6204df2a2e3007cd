import { fluid } from './fluid';

/** The two families, each with the faces that stand in for it. */
export const fontFamily = {
  display: 'Fraunces, "Fraunces Fallback 1", "Fraunces Fallback 2", "Fraunces Fallback 3", serif',
  text: '"Instrument Sans", "Instrument Sans Fallback 1", "Instrument Sans Fallback 2", sans-serif',
};

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
