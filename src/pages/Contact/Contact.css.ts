import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { gap, inset, space } from '../../styles/space';
import { lead as leadText, title } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

/** The words, the portrait beside them as far as the edge of the page, and the ways below both, on the page's axes. */
export const root = style({
  '@media': {
    [media.tablet]: { gridTemplateRows: 'auto 1fr', minBlockSize: 'min(100svh - 10.5rem, 80rem)' },
  },
});

/** Whole, whatever its proportions. */
export const portrait = style({
  gridColumn: 'full',
  '@media': {
    [media.tablet]: { gridColumn: 'col 7 / full-end', gridRow: 1 },
    [media.desktop]: { gridColumn: 'col 9 / full-end' },
  },
});

export const words = style({
  gridColumn: 'content',
  paddingBlock: space.large,
  '@media': {
    [media.tablet]: {
      gridColumn: 'content-start / col 7',
      gridRow: 1,
      alignSelf: 'center',
      paddingBlock: space.medium,
    },
    [media.desktop]: { gridColumn: 'content-start / col 9' },
    print: { paddingBlock: '0.8cm' },
  },
});

export const name = style({ fontSize: fontSize.lead, lineHeight: 1.45 });

export const heading = style([
  title,
  { maxInlineSize: '9em', marginBlockStart: space.small }, // narrower than the columns, which would set it in one line
]);

export const lead = style([
  leadText,
  { marginBlockEnd: space.medium, '@media': { [media.desktop]: { maxInlineSize: '24em' } } },
]);

export const note = style({ marginBlockStart: space.small, fontSize: fontSize.small });

export const ways = style({
  gridColumn: 'content',
  alignSelf: 'start',
  marginBlock: `${space.medium} ${space.large}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': {
    // Below a line that the picture stands on.
    [media.desktop]: {
      gridColumn: 'full',
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: gap,
      marginBlock: 0,
      paddingInline: inset,
      borderBlock: `1px solid ${color.hairline}`,
      borderBlockEnd: 0,
    },
  },
});
