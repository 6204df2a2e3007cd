import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { columns, media } from '../../styles/media';
import { fluid, gap, space } from '../../styles/space';
import { heading, label } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

const onDesktop = (rule: object) => ({ '@media': { [media.desktop]: rule } });

const base = style({ rowGap: space.small, marginBlockEnd: fluid(52, 128) });

/** The words are in rows beside the picture. */
const beside = style([base, onDesktop({ gridTemplateRows: 'auto auto 1fr' })]);

export const root = { bleed: base, wide: base, offLeft: beside, offRight: beside };

/** On desktops the name and the situation are side by side below the picture, or all words are in the same columns. */
const inRow = { name: 'content-start / col 5', situation: 'col 5 / col 12', facts: 'content' };
const inOne = (range: string) => ({ name: range, situation: range, facts: range });
const words = {
  bleed: inRow,
  wide: inRow,
  offLeft: inOne('col 9 / content-end'),
  offRight: inOne('content-start / col 5'),
};

const pictureBase = style([{ gridColumn: 'full', marginBlockEnd: '0.5rem' }, onDesktop({ marginBlockEnd: 0 })]);

export const picture = styleVariants({
  bleed: [pictureBase],
  wide: [pictureBase, onDesktop({ gridColumn: 'content' })],
  offLeft: [pictureBase, onDesktop({ gridColumn: 'full-start / col 9', gridRow: '1 / -1' })],
  offRight: [pictureBase, onDesktop({ gridColumn: 'col 5 / full-end', gridRow: '1 / -1' })],
});

const imageBase = style({ aspectRatio: '16 / 9' });

/** On phones the pictures differ in height. */
const onPhone = (aspectRatio: string) => ({ '@media': { [media.phone]: { aspectRatio } } });

/** Low enough for the name below the first picture to be seen. */
const low = onDesktop({ aspectRatio: 'auto', blockSize: 'min(40cqi, 55svh)' });
/** As high as the words beside it. `placement.ts` has the width of the uncropped picture. */
const high = onDesktop({ aspectRatio: '16 / 10', blockSize: '100%' });

export const image = styleVariants({
  bleed: [imageBase, onPhone('16 / 10'), low],
  wide: [imageBase, onDesktop({ aspectRatio: '21 / 9' })],
  offLeft: [imageBase, onPhone('4 / 3'), high],
  offRight: [imageBase, onPhone('1'), high],
});

const belowPicture = onDesktop({ marginBlockStart: space.medium });

export const name = styleVariants(words, (range) => [columns(range.name), range === inRow ? belowPicture : {}]);

export const title = heading;

export const kind = style([label, { marginBlockStart: '0.5rem' }]);

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

export const fold = style({
  display: 'none',
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': { [media.phone]: { display: 'block' } },
});

export const term = style({ color: color.ink, fontSize: fontSize.small, fontWeight: 500, lineHeight: 1.75 });

/** A label that phones do without: the fold has the word of the first part, and the voice speaks for itself. */
export const termOnTablet = style([term, { '@media': { [media.phone]: { display: 'none' } } }]);

const stroke = 'linear-gradient(currentcolor, currentcolor) center / ';

export const unfold = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.5rem',
  color: color.ink,
  fontWeight: 500,
  cursor: 'pointer',
  listStyle: 'none',
  // A plus, and a minus once the part is open.
  '::after': {
    content: '""',
    inlineSize: '1rem',
    blockSize: '1rem',
    background: `${stroke}100% 1.5px no-repeat, ${stroke}1.5px 100% no-repeat`,
    color: color.accent,
  },
  selectors: { [`${fold}[open] > &::after`]: { background: `${stroke}100% 1.5px no-repeat` } },
});

globalStyle(`${unfold}::-webkit-details-marker`, { display: 'none' });

const partsBase = style({
  display: 'grid',
  gap: `${space.medium} ${gap}`,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  paddingBlockStart: space.small,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { [`${fold}:not([open]) + &`]: { display: 'none' } },
    },
  },
});

globalStyle(`${partsBase} > * > dd`, { textWrap: 'balance' });

const inOneColumn = onDesktop({ gridTemplateColumns: 'minmax(0, 1fr)' });

export const parts = styleVariants(words, (range) => [partsBase, range === inRow ? {} : inOneColumn]);
