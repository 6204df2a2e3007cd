import { assignVars, createThemeContract, globalStyle, style } from '@vanilla-extract/css';
import { media } from './media';
import { dark, light } from './palette';

/** The colours of the visitor's preferred scheme. */
export const color = createThemeContract(light);

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: assignVars(color, light),
  '@media': { [media.dark]: { vars: assignVars(color, dark) } },
});

/** What the colours of paper are on a dark background, in both schemes. */
export const onDuskVars = {
  [color.ink]: color.onDusk,
  [color.inkSoft]: color.onDusk,
  [color.accent]: color.duskAccent,
  [color.onAccent]: color.onDuskAccent,
  [color.paper]: color.night,
};

/**
 * Dims a pale picture, such as a drawing or a model, in the dark scheme, so that it is no brighter than the text beside
 * it.
 */
export const dimInDark = style({ '@media': { [media.dark]: { filter: 'brightness(0.82)' } } });
