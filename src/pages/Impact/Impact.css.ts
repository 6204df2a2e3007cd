import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { besidePicture, gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';

/** The words and the picture stand on the waterline. */
export const head = style({ borderBlockEnd: `1px solid ${color.hairline}` });

export const words = style({
  gridColumn: 'content',
  alignSelf: 'end',
  paddingBlock: space.medium,
  '@media': {
    [media.desktop]: {
      gridColumn: 'content-start / col 5',
      paddingInlineEnd: `calc(${besidePicture} - ${gap})`,
    },
  },
});

export const picture = style({
  gridColumn: 'full',
  '@media': { [media.desktop]: { gridColumn: 'col 5 / full-end' } },
});

export const image = style({
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  '@media': { [media.desktop]: { blockSize: '100%' } },
});

export const areas = style({
  gridColumn: 'content',
  display: 'grid',
  columnGap: gap,
  marginBlock: `${space.large} ${space.section}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Beside its icon on phones; below it in columns, where names, lines and links stand on those of their neighbours. */
export const area = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '1.25rem',
  paddingBlock: `${space.medium} ${space.medium}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 4',
      paddingBlockEnd: space.large,
    },
  },
});

globalStyle(`${area} > :not(svg)`, {
  gridColumn: 2,
  '@media': { [media.tablet]: { gridColumn: 1 } },
});

globalStyle(`${area} > svg`, {
  '@media': { [media.phone]: { inlineSize: '2rem', blockSize: '2rem' } },
});

export const title = style({
  marginBlockEnd: space.small,
  '@media': { [media.tablet]: { marginBlockStart: space.medium } },
});

export const description = style({ textWrap: 'balance' });

/** The cases of an area, beside their label; below it in the narrow columns of tablets. */
export const cases = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'baseline',
  columnGap: '1rem',
  marginBlockStart: space.small,
  '@media': {
    [media.tablet]: { flexDirection: 'column' },
    [media.desktop]: { flexDirection: 'row' },
  },
});
