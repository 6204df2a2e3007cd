import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { fontSize } from '../../styles/typography';

export const label = style({
  gridColumn: 'content',
  marginBlockEnd: space.small,
  '@media': { [media.desktop]: { gridColumn: 'content-start / span 3', marginBlockEnd: 0 } },
});

const base = style({
  gridColumn: 'content',
  '@media': { [media.desktop]: { gridColumn: 'col 4 / content-end' } },
});

export const heading = styleVariants({
  heading: [base, { fontSize: fontSize.heading }],
  statement: [base, { fontSize: fontSize.statement, lineHeight: 1.12, letterSpacing: '-0.02em' }],
});
