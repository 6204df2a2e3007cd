import { nightColors, paperColors } from './themeColors.ts';

/** The colours of a scheme, named by their use. */
export interface Palette {
  /** Page backgrounds: the usual one, and a warmer one for later sections. */
  readonly paper: string;
  readonly paperWarm: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly hairline: string;
  /** Bronze: labels, icons, the door by day. */
  readonly accent: string;
  /** Text on the accent as a background. */
  readonly onAccent: string;
  /** Dark backgrounds: the blue hour, and the night at the end of a page. */
  readonly dusk: string;
  readonly night: string;
  readonly onDusk: string;
  readonly onDuskSoft: string;
  readonly duskHairline: string;
  /** The light of the door. */
  readonly duskAccent: string;
  readonly onDuskAccent: string;
}

/** Warm paper, near-black ink, bronze. The blues are the sky of the pictures, the amber their lit door. */
export const light: Palette = {
  paper: paperColors.light,
  paperWarm: '#f0e5d3',
  ink: '#1d1916',
  inkSoft: '#4a4239',
  hairline: '#cdbfac',
  accent: '#7c4f22',
  onAccent: '#fdf9f2',
  dusk: '#1b2540',
  night: nightColors.light,
  onDusk: '#faf4ea',
  onDuskSoft: '#cfc8bd',
  duskHairline: '#46506c',
  duskAccent: '#f2c274',
  onDuskAccent: '#1b140a',
};

/** The blue-black of the evening sky, warm off-white, the amber of a lit window. */
export const dark: Palette = {
  paper: paperColors.dark,
  paperWarm: '#161d2e',
  ink: '#f3ebde',
  inkSoft: '#c6bfb3',
  hairline: '#343c50',
  accent: '#ecba6d',
  onAccent: '#1b140a',
  dusk: '#1a2540',
  night: nightColors.dark,
  onDusk: '#faf4ea',
  onDuskSoft: '#cfc8bd',
  duskHairline: '#46506c',
  duskAccent: '#f2c274',
  onDuskAccent: '#1b140a',
};
