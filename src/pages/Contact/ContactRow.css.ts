import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

export const item = style({
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: 'subgrid' } },
});

/** A label, and on the next axis the address. */
export const row = style({
  gridColumn: '1 / -1',
  display: 'grid',
  alignItems: 'baseline',
  justifyItems: 'start',
  paddingBlock: '0.875rem',
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'subgrid' } },
});

export const link = style([
  row,
  { textDecoration: 'none', ':hover': { borderBlockEndColor: color.accent, color: color.accent } },
]);

export const label = style({
  '@media': { [media.desktop]: { gridColumn: 'content-start / col 5' } },
});

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
    [media.desktop]: { gridColumn: 'col 5 / -1' },
    '(forced-colors: active)': { textDecoration: 'underline' },
  },
});
