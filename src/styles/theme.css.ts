import { assignVars, createThemeContract, globalStyle, style } from '@vanilla-extract/css';
import { media } from './layout';
import { dark, dusk, light } from './palette';

/** The colours of the visitor's preferred scheme. */
const scheme = createThemeContract(light);
export const color = { ...scheme, ...dusk };

/** A fine line, the only kind of border. */
export const hairline = `1px solid ${color.hairline}`;

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: assignVars(scheme, light),
  '@media': { [media.dark]: { vars: assignVars(scheme, dark) } },
});

/** What the colours of paper are on a dark picture, in both schemes. */
export const onPictureVars = {
  [color.ink]: color.onDusk,
  [color.inkSoft]: color.onDusk,
  [color.accent]: color.duskAccent,
  [color.onAccent]: color.onDuskAccent,
  [color.paper]: color.night,
};

/** And on a dark background, where text is softer. */
export const onNightVars = {
  ...onPictureVars,
  [color.inkSoft]: color.onDuskSoft,
  [color.hairline]: color.duskHairline,
};
export const night = style({ vars: onNightVars, background: color.night, color: color.onDuskSoft });

/**
 * Dims a pale picture, such as a drawing or a model, in the dark scheme, so that it is no brighter than the text beside
 * it.
 */
export const dimInDark = style({ '@media': { [media.dark]: { filter: 'brightness(0.7)' } } });

/** Makes a drawing in ink on paper one of light lines on navy, in the dark scheme. */
export const linesInDark = style({ '@media': { [media.dark]: { filter: 'invert(1)' } } });
