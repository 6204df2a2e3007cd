import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { besidePicture, gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';

/** The words and the picture end on one line. */
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

/** In columns, names, texts and links align with those beside them. */
export const area = style({
  paddingBlock: `${space.medium} ${space.large}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 4' },
  },
});

export const title = style({ marginBlock: `${space.medium} ${space.small}` });

export const description = style({ textWrap: 'balance' });

/** The cases of an area: beside their label on desktops, below it where lines are short. */
export const cases = style({
  display: 'flex',
  flexDirection: 'column',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'baseline',
  columnGap: '1rem',
  marginBlockStart: space.small,
  '@media': { [media.desktop]: { flexDirection: 'row' } },
});
