/** The colours at the upper edge of a page in each scheme, which browsers also use for their own bars. */
export const paperColors = { light: '#f7f2ea', dark: '#0f1420' };
export const nightColors = { light: '#0f1526', dark: '#0a0e19' };

/** On dark backgrounds, in both schemes. */
export const dusk = {
  onDusk: '#faf4ea',
  onDuskSoft: '#cfc8bd',
  duskHairline: '#46506c',
  /** The light of the door. */
  duskAccent: '#f2c274',
  onDuskAccent: '#1b140a',
};

/**
 * The colours of the light scheme, named by their use: warm paper, near-black ink, bronze. The blues are the sky of the
 * pictures, the amber their lit door.
 */
export const light = {
  /** Page backgrounds: the usual one, and a warmer one for later sections. */
  paper: paperColors.light,
  paperWarm: '#f0e5d3',
  ink: '#1d1916',
  inkSoft: '#4a4239',
  hairline: '#cdbfac',
  /** Bronze: labels and icons. */
  accent: '#7c4f22',
  /** Text on the accent as a background. */
  onAccent: '#fdf9f2',
  /** The dark background. */
  night: nightColors.light,
};

/** Of the dark scheme: the blue-black of the evening sky, warm off-white, the amber of a lit window. */
export const dark: typeof light = {
  paper: paperColors.dark,
  paperWarm: '#1a1d2b',
  ink: '#f3ebde',
  inkSoft: '#c6bfb3',
  hairline: '#343c50',
  accent: '#ecba6d',
  onAccent: '#1b140a',
  night: nightColors.dark,
};
