import { style } from '@vanilla-extract/css';
import { headerHeight } from '../../components/Header/Header.css';
import { media } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { display, lead as leadText } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

/** The words and the ways to get in touch; beside them, as far as the edge of the page, the portrait. */
export const root = style({
  '@media': {
    [media.tablet]: { gridTemplateRows: '1fr auto', minBlockSize: 'min(100svh - 10.5rem, 70rem)' },
    [media.desktop]: { gridTemplateRows: '1fr auto auto 1fr', minBlockSize: `min(100svh - ${headerHeight}, 60rem)` },
  },
});

/** On phones low enough for the first screen; on larger ones as high as the words beside it. */
export const portrait = style({
  gridColumn: 'full',
  '@media': {
    [media.tablet]: { position: 'relative', gridColumn: 'col 7 / full-end', gridRow: 1 },
    [media.desktop]: { gridColumn: 'col 8 / full-end', gridRow: '1 / -1' },
  },
});

export const image = style({
  objectFit: 'cover',
  '@media': {
    [media.phone]: { aspectRatio: '16 / 15' },
    [media.tablet]: { position: 'absolute', inset: 0, blockSize: '100%' },
  },
});

export const words = style({
  gridColumn: 'content',
  paddingBlock: `${space.large} ${space.medium}`,
  '@media': {
    [media.tablet]: {
      gridColumn: 'content-start / col 7',
      gridRow: 1,
      alignSelf: 'center',
      paddingBlock: space.medium,
    },
    [media.desktop]: { gridColumn: 'content-start / col 8', gridRow: 2 },
    print: { paddingBlock: '0.8cm' },
  },
});

export const name = style({ fontSize: fontSize.lead, lineHeight: 1.45 });

export const heading = style([
  display,
  { maxInlineSize: '9em', marginBlockStart: space.small }, // narrower than the columns, which would set it in one line
]);

export const lead = style([
  leadText,
  { marginBlockEnd: space.medium, '@media': { [media.desktop]: { maxInlineSize: '24em', marginBlockEnd: '1.5rem' } } },
]);

export const note = style({ marginBlockStart: space.small });

export const ways = style({
  gridColumn: 'content',
  alignSelf: 'start',
  marginBlock: `${space.medium} ${space.large}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': {
    // Its lines run up to the picture.
    [media.desktop]: {
      gridColumn: 'content-start / col 8',
      gridRow: 3,
      marginBlock: `${space.small} ${space.medium}`,
      marginInlineEnd: `calc(-1 * ${gap})`,
    },
  },
});

/** A label and an address: below it on phones, and beside it in wider windows. */
export const way = style({
  display: 'grid',
  alignItems: 'baseline',
  paddingBlock: '0.5rem',
  borderBlockStart: `1px solid ${color.hairline}`,
  textDecoration: 'none',
  columnGap: gap,
  ':hover': { color: color.accent },
  '@media': { [media.tablet]: { display: 'flex' } },
});

export const label = style({ '@media': { [media.tablet]: { flex: '0 0 10em' } } });

export const address = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: color.ink,
  fontFamily: fontFamily.display,
  fontSize: fontSize.entry,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  selectors: { [`${way}:hover &`]: { color: color.accent } },
  '@media': {
    [media.desktop]: { fontSize: fontSize.subheading },
    '(forced-colors: active)': { textDecoration: 'underline' },
  },
});
