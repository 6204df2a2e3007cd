import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

export const list = styleVariants({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '0.75rem',
    fontSize: fontSize.small,
    '@media': { '(any-pointer: coarse)': { marginBlock: '-0.5rem' } }, // the targets reach beyond their words
  },
  column: { display: 'grid', justifyItems: 'start', rowGap: '0.25rem' },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  lineHeight: 1.3,
  color: color.ink,
  textDecorationColor: color.hairline,
  ':hover': { textDecorationColor: 'currentcolor' },
  '@media': { '(any-pointer: coarse)': { minBlockSize: '44px' } }, // large enough for a finger
});
