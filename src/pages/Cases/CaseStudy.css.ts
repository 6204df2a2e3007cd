import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { columns } from '../../styles/columns';
import { fluid } from '../../styles/fluid';
import { media } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { heading } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

const onDesktop = (rule: object) => ({ '@media': { [media.desktop]: rule } });

const base = style({ rowGap: space.small, marginBlockEnd: fluid(24, 128) });

/** The two cases of a pair share rows and columns of the page's grid. */
const half = style({
  gridColumn: 'full',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'subgrid',
      gridRow: '1 / span 4',
    },
  },
});

export const root = styleVariants({
  bleed: [base],
  pairWide: [base, half, onDesktop({ gridColumn: 'full-start / col 8' })],
  pairTall: [base, half, onDesktop({ gridColumn: 'col 9 / full-end' })],
  wide: [base],
  offsetRight: [base, onDesktop({ gridTemplateRows: 'auto auto 1fr' })],
});

/** A pair, side by side where there is room. */
export const pair = style({ '@media': { [media.desktop]: { rowGap: space.small } } });

/** On desktops the name and the situation are side by side below the picture, or all words are in the same columns. */
const inRow = { name: 'content-start / col 5', situation: 'col 5 / col 12', facts: 'content' };
const inOne = (range: string) => ({ name: range, situation: range, facts: range });
const words = {
  bleed: inRow,
  pairWide: inOne('content-start / -1'),
  pairTall: inOne('col / content-end'),
  wide: inRow,
  offsetRight: inOne('content-start / col 5'),
};

const pictureBase = style([{ gridColumn: 'full', marginBlockEnd: '0.5rem' }, onDesktop({ marginBlockEnd: 0 })]);

export const picture = styleVariants({
  bleed: [pictureBase],
  pairWide: [pictureBase],
  pairTall: [pictureBase, onDesktop({ gridColumn: words.pairTall.name, position: 'relative' })],
  wide: [pictureBase, onDesktop({ gridColumn: 'content' })],
  offsetRight: [pictureBase, onDesktop({ gridColumn: 'col 5 / full-end', gridRow: '1 / -1' })],
});

const imageBase = style({ objectFit: 'cover', aspectRatio: '16 / 9' });

// `placement.ts` has the width of the uncropped picture.
export const image = styleVariants({
  bleed: [imageBase, onDesktop({ aspectRatio: '2 / 1' })],
  pairWide: [imageBase, onDesktop({ aspectRatio: '3 / 2' })],
  pairTall: [imageBase, onDesktop({ aspectRatio: 'auto', position: 'absolute', inset: 0, blockSize: '100%' })],
  wide: [imageBase, onDesktop({ aspectRatio: '21 / 9' })],
  offsetRight: [imageBase, onDesktop({ aspectRatio: '16 / 10' })],
});

const belowPicture = onDesktop({ marginBlockStart: space.medium });

export const name = styleVariants(words, (range, placement) => [
  columns(range.name),
  placement === 'offsetRight' ? {} : belowPicture,
]);

export const title = heading;

export const kind = style({ marginBlockStart: '0.375rem' });

export const situation = styleVariants(words, (range) => [
  columns(range.situation),
  range === inRow ? belowPicture : onDesktop({ marginBlockStart: space.small }),
]);

/** The case's voice. */
export const voice = style({
  color: color.ink,
  fontFamily: fontFamily.display,
  fontSize: fontSize.entry,
  lineHeight: 1.3,
  letterSpacing: '-0.01em',
});

/** The work, the aim and the areas, between fine lines: folded on phones, where pictures and situations come first. */
export const facts = styleVariants(words, (range) => [
  columns(range.facts),
  { marginBlockStart: space.small, borderBlockStart: `1px solid ${color.hairline}` },
]);

export const fold = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } });

export const term = style({ color: color.ink, fontSize: fontSize.small, fontWeight: 500, lineHeight: 1.75 });

/** A label that phones do without: the fold has the word of the first part, and the voice speaks for itself. */
export const termOnTablet = style([term, { '@media': { [media.phone]: { display: 'none' } } }]);

export const unfold = style([
  term,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '2.75rem',
    cursor: 'pointer',
    listStyle: 'none',
    '::after': { content: '"+"', color: color.accent, fontSize: fontSize.lead, fontWeight: 400 },
    selectors: { [`${fold}[open] > &::after`]: { content: '"–"' } },
  },
]);

globalStyle(`${unfold}::-webkit-details-marker`, { display: 'none' });

const partsBase = style({
  display: 'grid',
  gap: `${space.small} ${gap}`,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  paddingBlock: space.small,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlockStart: 0,
      selectors: { [`${fold}:not([open]) + &`]: { display: 'none' } },
    },
  },
});

globalStyle(`${partsBase} > * > dd`, { textWrap: 'balance' });

const inOneColumn = style(onDesktop({ gridTemplateColumns: 'minmax(0, 1fr)' }));

export const parts = styleVariants({
  bleed: [partsBase],
  // In the page's columns, of which the element has seven.
  pairWide: [partsBase, onDesktop({ gridTemplateColumns: `repeat(7, minmax(0, 1fr))` })],
  pairTall: [partsBase, inOneColumn],
  wide: [partsBase],
  offsetRight: [partsBase, inOneColumn],
});

globalStyle(`${parts.pairWide} > *`, onDesktop({ gridColumn: '1 / span 4' }));
globalStyle(`${parts.pairWide} > :nth-child(2)`, onDesktop({ gridColumn: '5 / span 3' }));
