import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css';

export const list = styleVariants({
  row: { display: 'flex', flexWrap: 'wrap', alignContent: 'start', columnGap: '1.25rem' },
  column: { display: 'grid', justifyItems: 'start', rowGap: '0.25rem' },
});

/** As high as a line. Its target is large enough for a finger. */
export const link = style({
  display: 'inline-block',
  lineHeight: 1.75,
  color: color.ink,
  textDecorationColor: color.hairline,
  ':hover': { textDecorationColor: 'currentcolor' },
  '@media': { '(any-pointer: coarse)': { paddingBlock: '0.5rem', marginBlock: '-0.5rem' } },
});
