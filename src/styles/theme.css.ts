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
