import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { fontFamily, fontSize } from '../../styles/fonts';
import { gap, inset, linkGap, margin, media, onPhone, onTablet, withoutPopover } from '../../styles/layout';
import { color, hairline } from '../../styles/theme.css';

/** The header's height, unless a long name needs more. */
export const headerHeight = createVar();
globalStyle(':root', { vars: { [headerHeight]: '4rem' } });

export const skipLink = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '0.75rem',
  insetInlineStart: '0.75rem',
  padding: '0.75rem 1.25rem',
  background: color.ink,
  color: color.paper,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
  '@media': { print: { display: 'none' } },
});

const stays = { position: 'sticky', insetBlockStart: 0 } as const;

/**
 * The name, the links and the button on one baseline. It stays at the top of the window, except where a long name in
 * large text, or in a low window, would leave too little of the page.
 */
export const root = style({
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap', // so that the line can be centred
  alignContent: 'center',
  alignItems: 'last baseline',
  justifyContent: 'space-between',
  columnGap: gap,
  minBlockSize: headerHeight,
  paddingBlock: '0.375rem 0.25rem', // so that capitals and small letters are in the middle
  paddingInline: inset,
  borderBlockEnd: hairline,
  background: color.paper,
  '@media': {
    // In `rem`, which grow with the visitor's text. A scrollbar takes some of the width.
    [`${media.phone} and ${media.high}`]: { '@container': { '(min-width: 18rem)': stays } },
    [`${media.tablet} and ${media.high}`]: { '@container': { '(min-width: 44rem)': stays } },
  },
});

export const wordmark = style([
  {
    flex: '1 1 0', // long names wrap, so the menu beside them keeps its width
    display: 'inline-flex',
    flexWrap: 'wrap', // so that the line can be centred
    alignContent: 'center',
    alignItems: 'last baseline', // the baseline of the mark
    columnGap: '0.4em',
    maxInlineSize: 'max-content',
    minBlockSize: '2.75rem',
    color: color.ink,
    fontFamily: fontFamily.display,
    fontSize: fontSize.subheading,
    lineHeight: 1.15,
    letterSpacing: '-0.01em',
    textDecoration: 'none',
    textWrap: 'balance',
  },
  onTablet({
    flex: `0 0 calc((100% - 2 * ${gap}) / 3)`, // four columns
    maxInlineSize: 'none',
    fontSize: fontSize.entry,
  }),
]);

globalStyle(`${wordmark} > span`, { flex: '1 1 0', minInlineSize: 0 });

// Its centre is at the height of the capitals'.
globalStyle(`${wordmark} > svg`, { color: color.accent, translate: '0 0.16em' });

export const links = style([
  { display: 'none', '@supports': { [withoutPopover]: onPhone({ display: 'block', flex: '1 0 100%' }) } },
  onTablet({ display: 'block', flex: '1 1 0' }),
]);

globalStyle(`${links} > ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: linkGap,
  '@supports': { [withoutPopover]: onPhone({ columnGap: '1.25rem' }) },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: color.inkSoft,
  lineHeight: 1.5,
  textDecoration: 'none',
  background: '50% calc(100% - 0.5rem) / 0 2px no-repeat linear-gradient(currentColor, currentColor)',
  ':hover': { color: color.ink, backgroundSize: '100% 2px' },
  selectors: { '&[aria-current]': { color: color.accent, backgroundSize: '100% 2px' } },
  '@media': {
    // Not when a tap makes it the current page's: the line would compete with that page for the processor.
    [`${media.motion} and (hover)`]: { ':hover': { transition: 'background-size 300ms ease-out' } },
    [media.forcedColors]: { selectors: { '&:hover, &[aria-current]': { textDecoration: 'underline' } } },
  },
});

const menuButton = style({
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

export const openMenu = style([
  menuButton,
  { whiteSpace: 'nowrap', '@supports': { [withoutPopover]: { display: 'none' } } },
  onTablet({ display: 'none' }),
]);

export const menu = style([
  {
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    background: color.paper,
    color: color.ink,
    scrollPaddingBlock: '1rem', // room for the focus ring
    overscrollBehavior: 'contain', // the page behind it stays where it is
    selectors: { '&:popover-open': { display: 'grid', gridTemplateRows: 'auto 1fr' } },
    '@supports': { [withoutPopover]: { display: 'none' } },
  },
  onTablet({ selectors: { '&:popover-open': { display: 'none' } } }),
]);

// The page behind the open menu is hidden from the keyboard and from screen readers too.
globalStyle(`body:has(${menu}:popover-open)`, onPhone({ visibility: 'hidden' }));
globalStyle(`${menu}:popover-open`, { visibility: 'visible' });

// At the position of the menu button, so that a second tap closes the menu.
export const closeMenu = style([
  menuButton,
  { marginBlockStart: `calc((${headerHeight} - 2.75rem) / 2)`, marginInline: margin, justifySelf: 'end' },
]);

export const menuLinks = style({
  display: 'grid',
  alignContent: 'center',
  paddingInline: margin,
  paddingBlockEnd: headerHeight,
});

globalStyle(`${menuLinks} li + li`, { borderBlockStart: hairline });

export const menuLink = style({
  display: 'block',
  paddingBlock: '0.5em',
  fontFamily: fontFamily.display,
  fontSize: fontSize.title,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: color.accent, textDecoration: 'underline 1px' } },
});
