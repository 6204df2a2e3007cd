import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

/** A label and an address: beside it on tablets, below it on phones and in the columns of desktops. */
export const link = style({
  display: 'grid',
  alignItems: 'baseline',
  paddingBlock: '0.875rem',
  borderBlockStart: `1px solid ${color.hairline}`,
  textDecoration: 'none',
  columnGap: gap,
  ':hover': { color: color.accent },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space.small, border: 0 },
  },
});

export const address = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: color.ink,
  fontFamily: fontFamily.display,
  fontSize: fontSize.entry,
  lineHeight: 1.3,
  selectors: { [`${link}:hover &`]: { color: color.accent } },
  '@media': {
    '(forced-colors: active)': { textDecoration: 'underline' },
  },
});
