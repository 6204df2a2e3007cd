import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { gap } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

/** A label and an address: below it on phones, and beside it in wider windows. */
export const link = style({
  display: 'grid',
  alignItems: 'baseline',
  paddingBlock: '0.875rem',
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
  selectors: { [`${link}:hover &`]: { color: color.accent } },
  '@media': {
    [media.desktop]: { fontSize: fontSize.subheading },
    '(forced-colors: active)': { textDecoration: 'underline' },
  },
});
