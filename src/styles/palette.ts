import { themeColors } from './themeColors';

/** The colours of a scheme, named by what they are for. */
export interface Palette {
  /** Behind the page's words, and a shade deeper behind the parts set apart. */
  readonly paper: string;
  readonly paperDeep: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly hairline: string;
  readonly accent: string;
  /** On the accent as a ground. */
  readonly onAccent: string;
  /** The band that asks for the conversation. */
  readonly dusk: string;
  readonly onDusk: string;
  readonly onDuskSoft: string;
  readonly duskHairline: string;
  readonly duskAccent: string;
  readonly onDuskAccent: string;
}

/** Warm paper, near-black ink, bronze. */
export const light: Palette = {
  paper: themeColors.light,
  paperDeep: '#efe7da',
  ink: '#1d1916',
  inkSoft: '#4d453d',
  hairline: '#d5cabb',
  accent: '#7c4f22',
  onAccent: '#fdf9f2',
  dusk: '#171d2b',
  onDusk: '#f5ede0',
  onDuskSoft: '#c9c3ba',
  duskHairline: '#3a4152',
  duskAccent: '#ecba6d',
  onDuskAccent: '#1b140a',
};

/** The blue-black of the evening sky, warm off-white, the amber of a lit window. */
export const dark: Palette = {
  paper: themeColors.dark,
  paperDeep: '#151b29',
  ink: '#f3ebde',
  inkSoft: '#bfb8ad',
  hairline: '#2c3345',
  accent: '#ecba6d',
  onAccent: '#1b140a',
  dusk: '#1a2233',
  onDusk: '#f5ede0',
  onDuskSoft: '#c9c3ba',
  duskHairline: '#3a4358',
  duskAccent: '#ecba6d',
  onDuskAccent: '#1b140a',
};
