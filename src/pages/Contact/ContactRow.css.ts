import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { gap } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

/** A label, and in the second half, which begins on an axis of desktops, the address. */
export const row = style({
  display: 'grid',
  alignItems: 'baseline',
  justifyItems: 'start',
  paddingBlock: '0.875rem',
  borderBlockEnd: `1px solid ${color.hairline}`,
  columnGap: gap,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const link = style([
  row,
  { textDecoration: 'none', ':hover': { borderBlockEndColor: color.accent, color: color.accent } },
]);

export const address = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: color.ink,
  fontFamily: fontFamily.display,
  fontSize: fontSize.entry,
  lineHeight: 1.3,
  textDecoration: 'none',
  ':hover': { color: color.accent },
  selectors: { [`${link}:hover &`]: { color: color.accent } },
  '@media': {
    '(forced-colors: active)': { textDecoration: 'underline' },
  },
});
