import { style } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: '1.25rem' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px', // large enough for a finger
  color: color.ink,
  fontSize: fontSize.small,
  textDecorationColor: color.hairline,
  ':hover': { textDecorationColor: 'currentcolor' },
});
