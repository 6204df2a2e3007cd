import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { fontSize } from '../../styles/typography';

export const root = style({ rowGap: space.large, paddingBlock: space.section });

export const label = style({
  gridColumn: 'content',
  marginBlockEnd: `calc(-1 * ${space.medium})`,
  '@media': { [media.desktop]: { gridColumn: 'content-start / span 3', marginBlockEnd: 0 } },
});

export const statement = style({
  gridColumn: 'content',
  fontSize: fontSize.statement,
  lineHeight: 1.12,
  letterSpacing: '-0.02em',
  '@media': { [media.desktop]: { gridColumn: 'col 4 / content-end' } },
});

export const picture = style({
  gridColumn: 'full',
  '@media': { [media.desktop]: { gridColumn: 'full-start / col 9' } },
});

export const image = style({ aspectRatio: '16 / 10', objectFit: 'cover' });

export const text = style({
  gridColumn: 'content',
  alignSelf: 'end',
  maxInlineSize: '36em',
  '@media': { [media.desktop]: { gridColumn: 'col 9 / content-end' } },
});
