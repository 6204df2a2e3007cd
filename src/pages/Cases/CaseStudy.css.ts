import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { besidePicture, gap, space } from '../../styles/space';
import { heading } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

const base = style({ rowGap: space.medium, marginBlockEnd: space.section });
const onDesktop = (rule: object) => ({ '@media': { [media.desktop]: rule } });

/** The two cases of a pair share rows of the page's grid. The second is set lower. */
const half = style({ gridColumn: 'full', '@media': { [media.desktop]: { gridTemplateColumns: 'subgrid' } } });

export const root = styleVariants({
  bleed: [base],
  pairWide: [base, half, onDesktop({ gridColumn: 'full-start / col 9', gridRow: 1 })],
  pairTall: [
    base,
    half,
    onDesktop({ gridColumn: 'col 9 / full-end', gridRow: 1, marginBlockStart: space.large }),
  ],
  wide: [base],
  eight: [base, onDesktop({ alignItems: 'start' })],
});

/** A pair, side by side where there is room. */
export const pair = style({ alignItems: 'start' });

const pictureBase = style({ gridColumn: 'full' });

export const picture = styleVariants({
  bleed: [pictureBase],
  pairWide: [pictureBase],
  pairTall: [pictureBase, onDesktop({ gridColumn: 'col / content-end' })],
  wide: [pictureBase, onDesktop({ gridColumn: 'content' })],
  eight: [pictureBase, onDesktop({ gridColumn: 'col 5 / full-end', gridRow: 1 })],
});

const imageBase = style({ objectFit: 'cover' });

// Each placement crops its picture on small screens too. `placement.ts` has the width of the uncropped picture.
export const image = styleVariants({
  bleed: [imageBase, { aspectRatio: '16 / 10' }, onDesktop({ aspectRatio: '2 / 1' })],
  pairWide: [imageBase, { aspectRatio: '3 / 2' }, onDesktop({ aspectRatio: '4 / 3' })],
  pairTall: [imageBase, { aspectRatio: '5 / 4' }, onDesktop({ aspectRatio: '4 / 5' })],
  wide: [imageBase, { aspectRatio: '2 / 1' }, onDesktop({ aspectRatio: '21 / 9' })],
  eight: [imageBase, { aspectRatio: '4 / 3' }, onDesktop({ aspectRatio: '16 / 10' })],
});

const wordsBase = style({ gridColumn: 'content' });
const across = onDesktop({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'start',
  marginBlockStart: `calc(${besidePicture} - ${space.medium})`,
});

export const words = styleVariants({
  bleed: [wordsBase, across],
  pairWide: [
    wordsBase,
    onDesktop({ gridColumn: 'col / -1', marginBlockStart: `calc(${besidePicture} - ${space.medium})` }),
  ],
  pairTall: [
    wordsBase,
    onDesktop({
      gridColumn: 'col / content-end',
      marginBlockStart: `calc(${besidePicture} - ${space.medium})`,
    }),
  ],
  wide: [wordsBase, across],
  eight: [
    wordsBase,
    onDesktop({
      gridColumn: 'content-start / col 5',
      gridRow: 1,
      paddingInlineEnd: `calc(${besidePicture} - ${gap})`,
    }),
  ],
});

const nameBase = style({ marginBlockEnd: space.medium });

export const name = styleVariants({
  bleed: [nameBase, onDesktop({ gridColumn: 'content-start / col 5' })],
  pairWide: [nameBase],
  pairTall: [nameBase],
  wide: [nameBase, onDesktop({ gridColumn: 'content' })],
  eight: [nameBase],
});

// Aligns its capitals, 0.7 em high in lines of 1.08, with the top of the picture.
export const title = style([heading, { marginBlockStart: '-0.19em' }]);

export const kind = style({ marginBlockStart: space.small });

const partsBase = style({ display: 'grid' });

export const parts = styleVariants({
  bleed: [partsBase, onDesktop({ gridColumn: 'col 5 / content-end' })],
  pairWide: [partsBase],
  pairTall: [partsBase],
  wide: [
    partsBase,
    onDesktop({ gridColumn: 'content', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: gap }),
  ],
  eight: [partsBase],
});

const partBase = style({ paddingBlock: space.small, borderBlockStart: `1px solid ${color.hairline}` });

/** Name and text side by side, if the line is long enough for both. */
const row = onDesktop({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  columnGap: gap,
});

export const part = styleVariants({
  bleed: [partBase, row],
  pairWide: [partBase, row],
  pairTall: [partBase],
  wide: [partBase],
  eight: [partBase],
});

/** The areas that a case draws on. Below the three columns of a panorama they span the whole line. */
export const references = styleVariants({
  bleed: [part.bleed, onDesktop({ alignItems: 'center' })],
  pairWide: [part.pairWide, onDesktop({ alignItems: 'center' })],
  pairTall: [part.pairTall],
  wide: [
    part.wide,
    onDesktop({
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      alignItems: 'center',
    }),
  ],
  eight: [part.eight],
});

export const areas = styleVariants({
  bleed: [],
  pairWide: [],
  pairTall: [],
  wide: [onDesktop({ gridColumn: '2 / -1' })],
  eight: [],
});

export const term = style({ color: color.ink, fontSize: fontSize.small, fontWeight: 500, lineHeight: 1.75 });

export const text = style({ maxInlineSize: '36em' });
