import { style } from '@vanilla-extract/css';
import { columns } from '../../styles/columns';
import { media } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

export const root = style({ background: color.paperWarm, paddingBlock: `${space.large} ${space.section}` });

/** On desktops beside the heading and the link, as the impact areas. */
export const rows = style({
  gridColumn: 'content',
  display: 'grid',
  marginBlockStart: space.large,
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': {
    [media.desktop]: { gridColumn: 'col 5 / content-end', gridRow: '2 / span 2', gridTemplateColumns: 'subgrid' },
  },
});

export const item = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': { [media.desktop]: { gridTemplateColumns: 'subgrid' } },
});

export const row = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: gap,
  paddingBlock: '1rem',
  borderBlockStart: `1px solid ${color.hairline}`,
  textDecoration: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: 'subgrid' } },
});

export const name = style({
  alignSelf: 'end',
  selectors: {
    [`${row}:hover &`]: { color: color.accent },
  },
  '@media': {
    [media.desktop]: { gridColumn: '1 / span 4', alignSelf: 'last baseline' },
    '(forced-colors: active)': { textDecoration: 'underline' },
  },
});

export const kind = style({
  gridRow: 2,
  fontSize: fontSize.small,
  '@media': {
    [media.desktop]: { gridColumn: '5 / span 2', gridRow: 1, alignSelf: 'last baseline' },
  },
});

export const picture = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  justifySelf: 'end',
  inlineSize: '6rem',
  '@media': {
    [media.narrow]: { gridColumn: 1, gridRow: 3, justifySelf: 'start' },
    [media.tablet]: { inlineSize: '10rem', maxInlineSize: '100%' },
    [media.desktop]: { gridColumn: '7 / -1', gridRow: 1 },
  },
});

export const image = style({
  aspectRatio: '3 / 2',
  objectFit: 'cover',
});

export const link = style([columns('content-start / col 5'), { alignSelf: 'end', marginBlockStart: space.medium }]);
