import { style } from '@vanilla-extract/css';
import { headerHeight } from '../../components/Header/Header.css';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { display, lead as leadText } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

/** The words and the ways to get in touch; beside them, as far as the edge of the page, the portrait. */
export const root = style({
  '@media': {
    [media.tablet]: { gridTemplateRows: '1fr auto', minBlockSize: 'min(100svh - 10.5rem, 70rem)' },
    [media.desktop]: { gridTemplateRows: '1fr auto auto 1fr', minBlockSize: `min(100svh - ${headerHeight}, 70rem)` },
  },
});

/** The width of the portrait on each screen. */
export const portraitSizes = '(min-width: 48em) 55vw, 100vw';

/** On phones low enough for the first screen; on larger ones as high as the words beside it. */
export const portrait = style({
  gridColumn: 'full',
  '@media': {
    [media.tablet]: { position: 'relative', gridColumn: 'col 7 / full-end', gridRow: 1 },
    [media.desktop]: { gridRow: '1 / -1' },
  },
});

export const image = style({
  objectFit: 'cover',
  '@media': {
    [media.phone]: { aspectRatio: '1' },
    [media.tablet]: { position: 'absolute', inset: 0, blockSize: '100%' },
  },
});

export const words = style({
  gridColumn: 'content',
  paddingBlock: '2rem 3rem',
  '@media': {
    [media.tablet]: {
      gridColumn: 'content-start / col 7',
      gridRow: 1,
      alignSelf: 'center',
      paddingBlock: space.medium,
    },
    [media.desktop]: { gridRow: 2, paddingBlockStart: space.large },
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
  { marginBlockEnd: space.medium, '@media': { [media.desktop]: { maxInlineSize: '24em' } } },
]);

export const note = style({ marginBlockStart: space.small });

export const contactMethods = style({
  gridColumn: 'content',
  alignSelf: 'start',
  marginBlock: `${space.medium} ${space.large}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': {
    [media.desktop]: {
      gridColumn: 'content-start / col 7',
      gridRow: 3,
      marginBlock: `${space.small} ${space.medium}`,
    },
  },
});

/** A label, below it an address, and beside them an arrow. */
export const contactMethod = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.25rem 0.875rem',
  paddingBlock: '0.75rem',
  borderBlockStart: `1px solid ${color.hairline}`,
  textDecoration: 'none',
});

export const address = style({
  gridColumn: 1,
  color: color.ink,
  fontFamily: fontFamily.display,
  fontSize: fontSize.entry,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.3,
  letterSpacing: '0.01em',
  overflowWrap: 'anywhere',
  selectors: { [`${contactMethod}:hover &`]: { color: color.accent } },
  '@media': {
    [media.desktop]: { fontSize: fontSize.subheading },
    '(forced-colors: active)': { textDecoration: 'underline' },
  },
});

export const arrow = style({
  gridArea: '1 / 2 / span 2',
  inlineSize: '1rem',
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 1.25,
  '@media': {
    [media.motion]: { transition: 'translate 200ms ease-out' },
    '(forced-colors: active)': { stroke: 'CanvasText' },
    print: { display: 'none' },
  },
  selectors: {
    [`${contactMethod}:hover &`]: { translate: '4px' },
    ':root[dir="rtl"] &': { scale: '-1 1' },
    [`:root[dir="rtl"] ${contactMethod}:hover &`]: { translate: '-4px' },
  },
});
