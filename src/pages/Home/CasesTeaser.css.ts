import { globalStyle, style } from '@vanilla-extract/css';
import { staysBeside } from '../../components/SectionHead/SectionHead.css';
import { media } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

export const root = style({ background: color.paperWarm, paddingBlock: `${space.large} ${space.section}` });

globalStyle(`${root} > h2`, staysBeside);

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

/** On phones the words and a small picture, on desktops a larger picture and the words beside it. */
export const row = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: gap,
  paddingBlock: '1rem',
  borderBlockStart: `1px solid ${color.hairline}`,
  textDecoration: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: 'subgrid' } },
});

export const words = style({
  gridRow: 1,
  gridColumn: 1,
  '@media': { [media.desktop]: { gridColumn: '5 / -1' } },
});

export const name = style({
  selectors: { [`${row}:hover &`]: { color: color.accent } },
  '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
});

export const kind = style({ marginBlockStart: '0.25rem', fontSize: fontSize.small });

export const picture = style({
  gridRow: 1,
  gridColumn: 2,
  inlineSize: '6rem',
  '@media': {
    [media.narrow]: { gridColumn: 1, gridRow: 2 },
    [media.tablet]: { inlineSize: '15rem' },
    [media.desktop]: { gridColumn: '1 / span 4', inlineSize: '100%' },
  },
});

export const image = style({
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  '@media': { [media.desktop]: { aspectRatio: '2 / 1' } },
});
