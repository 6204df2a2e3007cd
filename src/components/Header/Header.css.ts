import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media, onPhone, onTablet, withoutPopover } from '../../styles/media';
import { gap, inset, linkGap } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

/** The header's height, unless a long name needs more. */
export const headerHeight = createVar();
globalStyle(':root', { vars: { [headerHeight]: '4rem' } });

/** The link past the header. */
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
  borderBlockEnd: `1px solid ${color.hairline}`,
  background: color.paper,
  '@media': {
    [`${media.phone} and ${media.high}`]: { '@container': { '(min-width: 20em)': stays } },
    [`${media.tablet} and ${media.high}`]: { '@container': { '(min-width: 48em)': stays } },
  },
});

export const wordmark = style([
  {
    flex: '1 1 0', // long names wrap, so the menu beside them keeps its width
    display: 'inline-flex',
    flexWrap: 'wrap', // so that the line can be centred
    alignContent: 'center',
    alignItems: 'last baseline', // the line that the mark stands on
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
