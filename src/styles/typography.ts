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
  heading: fluid(34, 68),
  spread: fluid(32, 52),
  statement: fluid(30, 64),
  display: fluid(40, 116),
};
