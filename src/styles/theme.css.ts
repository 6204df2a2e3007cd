import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from './media';
import { dark, light, type Palette } from './palette';

const names = Object.fromEntries(Object.keys(light).map((name) => [name, null])) as Record<keyof Palette, null>;

/** The colours of the visitor's preferred scheme. */
export const color = createThemeContract(names);

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: assignVars(color, { ...light }),
  '@media': { [media.dark]: { vars: assignVars(color, { ...dark }) } },
});

/** What the colours of paper are on a dark background, in both schemes. */
export const onDuskVars = {
  [color.ink]: color.onDusk,
  [color.inkSoft]: color.onDusk,
  [color.accent]: color.duskAccent,
  [color.onAccent]: color.onDuskAccent,
  [color.paper]: color.night,
};
