import { style } from '@vanilla-extract/css';
import { color } from './theme.css';

/** A link among others, of which none is in a sentence. Its target is large enough for a finger. */
export const listedLink = style({
  display: 'inline-block',
  color: color.ink,
  textDecorationColor: color.hairline,
  ':hover': { textDecorationColor: 'currentcolor' },
  '@media': { '(any-pointer: coarse)': { paddingBlock: '0.625rem', marginBlock: '-0.625rem' } },
});
