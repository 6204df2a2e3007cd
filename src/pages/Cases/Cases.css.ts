import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fontFamily, fontSize, fontSizeOnDesktop } from '../../styles/fonts';
import { columns, fluid, gap, onDesktop, onPhone, onTablet, space } from '../../styles/layout';
import { belowLabel, entry, heading, label } from '../../styles/text.css';
import { color, hairline } from '../../styles/theme.css';

const base = style({ rowGap: space.small, marginBlockEnd: fluid(52, 128) });

/** The text is in rows beside the picture. */
const beside = style([base, onDesktop({ gridTemplateRows: 'auto auto 1fr' })]);

/** The columns of a case's parts on desktops. */
const columnsOf = { picture: createVar(), name: createVar(), situation: createVar(), facts: createVar() };
const placeInColumns = (picture: string, name: string, situation = name, facts = name) =>
  onDesktop({
    vars: {
      [columnsOf.picture]: picture,
      [columnsOf.name]: name,
      [columnsOf.situation]: situation,
      [columnsOf.facts]: facts,
    },
  });

/**
 * Where the cases have their pictures, in turn. `bleed`: from edge to edge. `offStart` and `offEnd`: off one edge, in
 * seven columns, with the text in four.
 */
export const placements = ['bleed', 'offStart', 'offEnd'] as const;

/**
 * The width of the uncropped picture on each screen, of which a placement may show a narrower part. For `sizes`, which
 * browsers evaluate before layout, so a container unit would be one of the viewport.
 */
const sizesBeside = '(min-width: 64em) 64vw, 100vw';
export const pictureSizes = { bleed: '100vw', offStart: sizesBeside, offEnd: sizesBeside };

/**
 * On desktops the name and the situation are side by side below the picture, or all text is in rows beside it, with an
 * empty column between.
 */
export const root = styleVariants({
  bleed: [
    base,
    onDesktop({ alignItems: 'first baseline', rowGap: belowLabel }),
    placeInColumns('full', 'content-start / col 5', 'col 5 / col 12', 'content'),
  ],
  offStart: [beside, placeInColumns('full-start / col 8', 'col 9 / content-end')],
  offEnd: [beside, placeInColumns('col 6 / full-end', 'content-start / col 5')],
});

export const picture = style([
  { gridColumn: 'full', marginBlockEnd: fluid(8, 25) },
  onDesktop({
    gridColumn: columnsOf.picture,
    selectors: { [`${beside} > &`]: { gridRow: '1 / -1', marginBlockEnd: 0 } },
  }),
]);

/** As high as the text beside it. */
const high = [
  { aspectRatio: '4 / 3' },
  onTablet({ aspectRatio: '16 / 9' }),
  onDesktop({ aspectRatio: '16 / 10', blockSize: '100%' }),
];

export const image = styleVariants({
  bleed: [
    { aspectRatio: '4 / 3' },
    onTablet({ aspectRatio: '16 / 9' }),
    onDesktop({ aspectRatio: '2', maxBlockSize: '80svh' }),
  ],
  offStart: high,
  offEnd: high,
});

/** The kind above the name; below a wide picture, a row of labels above one baseline of name and situation. */
// Not a subgrid: once a tablet is turned, WebKit keeps its former rows, and texts cover each other.
const inRows = style([
  { display: 'grid', alignContent: 'start', rowGap: belowLabel },
  onDesktop({ selectors: { [`${root.bleed} > &`]: { display: 'contents' } } }),
]);
const belowPicture = (gridRow: number, gridColumn: string, size?: string) =>
  onDesktop({ selectors: { [`${root.bleed} > * > &`]: { gridRow, gridColumn, ...(size && { fontSize: size }) } } });

export const name = style([inRows, columns(columnsOf.name)]);

export const title = style([heading, { gridRow: 2 }, belowPicture(3, columnsOf.name)]);

export const kind = style([label, { gridRow: 1 }, belowPicture(2, columnsOf.name)]);

export const situation = style([inRows, columns(columnsOf.situation), onTablet({ marginBlockStart: space.small })]);

/** The text of the situation: light beside the name, and larger where it has room. */
export const situationText = style([
  entry,
  { color: color.ink, fontFamily: fontFamily.display, fontWeight: 300 },
  onTablet({ textWrap: 'balance' }),
  belowPicture(3, columnsOf.situation, fontSize.subheading),
]);

/**
 * The work, the aim and the areas, between fine lines: folded on phones, where pictures and situations come first. Safari
 * before 18.4 and Firefox before 143 fold them on every screen, because they cannot show the inside of a closed fold.
 */
export const facts = style([
  columns(columnsOf.facts),
  { marginBlockStart: space.small, borderBlockStart: hairline },
  {
    selectors: {
      '&::details-content': { contentVisibility: 'visible' },
      '&:not([open])::details-content': onPhone({ contentVisibility: 'hidden' }),
    },
  },
]);

/** In the colour of the text below it, because the label of the case is above it. */
export const term = style([label, { marginBlockEnd: '0.5rem', color: 'inherit' }]);

/** A label that phones omit: the fold already shows that of the first part, and the situation needs none. */
export const termOnTablet = style([
  term,
  { selectors: { [`${inRows} > &`]: { marginBlockEnd: 0 } } },
  belowPicture(2, columnsOf.situation),
  onPhone({ display: 'none' }),
]);

const stroke = 'linear-gradient(currentcolor, currentcolor) center / ';

export const unfold = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.5rem',
  borderBlockEnd: hairline,
  color: color.ink,
  fontWeight: 500,
  cursor: 'pointer',
  '@supports': {
    'selector(::details-content)': { display: 'none', ...onPhone({ display: 'flex' }) },
  },
  // A plus, and a minus once the part is open.
  '::after': {
    content: '""',
    inlineSize: '1rem',
    blockSize: '1rem',
    background: `${stroke}100% 1.5px no-repeat, ${stroke}1.5px 100% no-repeat`,
    color: color.accent,
  },
  selectors: { [`${facts}[open] > &::after`]: { background: `${stroke}100% 1.5px no-repeat` } },
});

globalStyle(`${unfold}::-webkit-details-marker`, { display: 'none' });

export const parts = style([
  {
    display: 'grid',
    gap: `${space.medium} ${gap}`,
    paddingBlockStart: space.small,
    textWrap: 'balance',
  },
  onTablet({ gridTemplate: 'auto 1fr / repeat(2, minmax(0, 1fr))' }),
  onDesktop({ gridTemplate: 'none / repeat(3, minmax(0, 1fr))' }),
  onDesktop({ selectors: { [`${beside} &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }),
]);

// On tablets the work is beside the other two.
globalStyle(`${parts} > :first-child`, onTablet({ gridRow: 'span 2' }));
globalStyle(`${parts} > :first-child`, onDesktop({ gridRow: 'auto' }));

export const areas = style({ display: 'grid', justifyItems: 'start', rowGap: '0.5rem' });

/** On the warm background; on desktops the text is beside the heading, on its baseline. */
export const closing = style({
  alignItems: 'first baseline',
  paddingBlock: space.large,
  borderBlockStart: hairline,
  background: color.paperWarm,
});

export const closingHeading = style([
  heading,
  columns('content-start / col 9'),
  onDesktop({ fontSize: fontSizeOnDesktop.title }),
]);

export const closingWords = style(columns('col 9 / content-end'));

globalStyle(`${closingWords} > a`, { marginBlockStart: space.medium });
