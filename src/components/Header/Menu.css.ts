import { globalStyle, style } from '@vanilla-extract/css';
import { media, onPhone, onTablet, withoutPopover } from '../../styles/media';
import { margin } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';
import { headerHeight } from './Header.css';

const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  padding: 0,
  lineHeight: 1.5,
  border: 0,
  background: 'none',
  color: color.ink,
  '@media': { [media.forcedColors]: { paddingInline: '0.75rem', border: '1px solid' } },
});

export const open = style([
  button,
  { whiteSpace: 'nowrap', '@supports': { [withoutPopover]: { display: 'none' } } },
  onTablet({ display: 'none' }),
]);

export const panel = style([
  {
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    background: color.paper,
    color: color.ink,
    scrollPaddingBlock: '1rem', // room for the focus ring
    selectors: { '&:popover-open': { display: 'grid', gridTemplateRows: 'auto 1fr' } },
    '@supports': { [withoutPopover]: { display: 'none' } },
  },
  onTablet({ selectors: { '&:popover-open': { display: 'none' } } }),
]);

// The page behind the open menu is hidden from the keyboard and from screen readers too.
globalStyle(`body:has(${panel}:popover-open)`, onPhone({ visibility: 'hidden' }));
globalStyle(`${panel}:popover-open`, { visibility: 'visible' });

// At the place of the menu button, so that a second tap closes the menu.
export const close = style([
  button,
  { marginBlockStart: `calc((${headerHeight} - 2.75rem) / 2)`, marginInline: margin, justifySelf: 'end' },
]);

export const links = style({
  display: 'grid',
  alignContent: 'center',
  paddingInline: margin,
  paddingBlockEnd: headerHeight,
});

globalStyle(`${links} li + li`, { borderBlockStart: `1px solid ${color.hairline}` });

export const link = style({
  display: 'block',
  paddingBlock: '0.5em',
  fontFamily: fontFamily.display,
  fontSize: fontSize.title,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: color.accent, textDecoration: 'underline 1px' } },
});
