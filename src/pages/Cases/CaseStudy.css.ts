import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { columns, onDesktop, onPhone, onTablet } from '../../styles/media';
import { fluid, gap, space } from '../../styles/space';
import { entry, heading, label } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

const base = style({ rowGap: space.small, marginBlockEnd: fluid(52, 128) });

/** The words are in rows beside the picture. */
const beside = style([base, onDesktop({ gridTemplateRows: 'auto auto 1fr' })]);

/** The columns on desktops. */
const at = { picture: createVar(), name: createVar(), situation: createVar(), facts: createVar() };
const place = (picture: string, name: string, situation = name, facts = name) =>
  onDesktop({ vars: { [at.picture]: picture, [at.name]: name, [at.situation]: situation, [at.facts]: facts } });

/** On desktops the name and the situation are side by side below the picture, or all words are in rows beside it. */
const sideBySide = ['content-start / col 5', 'col 5 / col 12', 'content'] as const;
export const root = styleVariants({
  bleed: [base, place('full', ...sideBySide)],
  wide: [base, place('content', ...sideBySide)],
  offLeft: [beside, place('full-start / col 9', 'col 9 / content-end')],
  offRight: [beside, place('col 5 / full-end', 'content-start / col 5')],
});

export const picture = style([
  { gridColumn: 'full', marginBlockEnd: '0.5rem' },
  onDesktop({
    gridColumn: at.picture,
    marginBlockEnd: 0,
    selectors: { [`${beside} > &`]: { gridRow: '1 / -1' } },
  }),
]);

/** As high as the words beside it. `placement.ts` has the width of the uncropped picture. */
const high = onDesktop({ aspectRatio: '16 / 10', blockSize: '100%' });

export const image = styleVariants({
  // Low enough for the name below the first picture to be seen.
  bleed: [
    { aspectRatio: '16 / 10' },
    onTablet({ aspectRatio: '16 / 9' }),
    onDesktop({ blockSize: 'min(40cqi, 55svh)' }),
  ],
  wide: [{ aspectRatio: '4 / 3' }, onTablet({ aspectRatio: '16 / 9' }), onDesktop({ aspectRatio: '21 / 9' })],
  offLeft: [{ aspectRatio: '4 / 3' }, onTablet({ aspectRatio: '16 / 9' }), high],
  offRight: [{ aspectRatio: '4 / 3' }, onTablet({ aspectRatio: '16 / 9' }), high],
});

export const name = style([
  columns(at.name),
  onDesktop({ marginBlockStart: space.medium, selectors: { [`${beside} > &`]: { marginBlockStart: 0 } } }),
]);

export const title = heading;

export const kind = style([label, { marginBlockStart: '0.5rem' }]);

export const situation = style([
  columns(at.situation),
  onDesktop({ marginBlockStart: space.medium, selectors: { [`${beside} > &`]: { marginBlockStart: space.small } } }),
]);

/** The case's voice: light beside its name, and larger where it has room. */
export const voice = style([
  entry,
  { color: color.ink, fontFamily: fontFamily.display, fontWeight: 300 },
  onDesktop({ selectors: { [`:not(${beside}) > * > &`]: { fontSize: fontSize.subheading } } }),
]);

/** The work, the aim and the areas, between fine lines: folded on phones, where pictures and situations come first. */
export const facts = style([
  columns(at.facts),
  { marginBlockStart: space.small, borderBlockStart: `1px solid ${color.hairline}` },
]);

export const fold = style([
  { display: 'none', borderBlockEnd: `1px solid ${color.hairline}` },
  onPhone({ display: 'block' }),
]);

/** In the colour of the words below it, since the label of the case stands above it. */
export const term = style([label, { marginBlockEnd: '0.5rem', color: 'inherit' }]);

/** A label that phones do without: the fold has the word of the first part, and the voice speaks for itself. */
export const termOnTablet = style([term, onPhone({ display: 'none' })]);

const stroke = 'linear-gradient(currentcolor, currentcolor) center / ';

export const unfold = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.5rem',
  color: color.ink,
  fontWeight: 500,
  cursor: 'pointer',
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

export const parts = style([
  {
    display: 'grid',
    gap: `${space.medium} ${gap}`,
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    paddingBlockStart: space.small,
  },
  onPhone({
    gridTemplateColumns: 'minmax(0, 1fr)',
    selectors: { [`${fold}:not([open]) + &`]: { display: 'none' } },
  }),
  onDesktop({ selectors: { [`${beside} &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }),
]);

globalStyle(`${parts} > * > dd`, { textWrap: 'balance' });
