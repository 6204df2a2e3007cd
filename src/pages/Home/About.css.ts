import { style } from '@vanilla-extract/css';
import { fluid } from '../../styles/fluid';
import { media } from '../../styles/media';
import { space } from '../../styles/space';

export const root = style({ paddingBlock: space.section });

export const picture = style({
  marginBlockStart: space.large,
  gridColumn: 'full',
  '@media': { [media.desktop]: { gridColumn: 'full-start / col 9' } },
});

export const image = style({ aspectRatio: '16 / 10', objectFit: 'cover' });

export const text = style({
  marginBlockStart: space.medium,
  gridColumn: 'content',
  alignSelf: 'end',
  maxInlineSize: '34em',
  fontSize: fluid(17, 23),
  lineHeight: 1.55,
  textWrap: 'pretty', // a paragraph: too long to be balanced
  '@media': { [media.desktop]: { gridColumn: 'col 9 / content-end' } },
});
