import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { gap, space } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

export const row = style({
  '@media': { [media.desktop]: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } },
});

/** A label and an address: below it on phones, beside it on tablets, and before it on desktops, under the words. */
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
    [media.desktop]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', paddingBlock: space.small },
  },
});

export const label = style({
  '@media': { [media.desktop]: { gridColumn: '5 / -1', gridRow: 1 } },
});

export const address = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: color.ink,
  fontFamily: fontFamily.display,
  fontSize: fontSize.entry,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  selectors: { [`${link}:hover &`]: { color: color.accent } },
  '@media': {
    [media.desktop]: { gridColumn: '1 / 5', gridRow: 1 },
    '(forced-colors: active)': { textDecoration: 'underline' },
  },
});
