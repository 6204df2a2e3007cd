import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, withoutPopover } from '../../styles/media';
import { inset } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontFamily, fontSize } from '../../styles/typography';

const drawLine = keyframes({ from: { borderBlockEndColor: 'transparent' } });

export const root = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '1.5rem',
  minBlockSize: '4.5rem',
  paddingInline: inset,
  borderBlockEnd: `1px solid ${color.hairline}`,
  background: color.paper,
  '@supports': { [withoutPopover]: { flexWrap: 'wrap' } },
  // The line appears as the page scrolls. Without support for scroll timelines it is always visible.
  '@media': {
    [media.motion]: {
      '@supports': {
        '(animation-timeline: scroll())': {
          animation: `${drawLine} linear both`,
          animationTimeline: 'scroll()',
          animationRange: '0 4rem',
        },
      },
    },
  },
});

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: '0.5em',
  minBlockSize: '2.75rem',
  paddingBlock: '0.5rem',
  color: color.ink,
  fontFamily: fontFamily.display,
  fontSize: fontSize.entry,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  // Long names wrap and long words break, so the menu beside them keeps its width.
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const links = style({
  display: 'none',
  flexShrink: 0,
  maxInlineSize: '75%', // long page names wrap, and leave room for the wordmark
  '@media': { [media.tablet]: { display: 'block' } },
  '@supports': { [withoutPopover]: { display: 'block' } },
});

globalStyle(`${links} > ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: '2.5rem',
  '@supports': { [withoutPopover]: { '@media': { [media.phone]: { columnGap: '1.25rem' } } } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: color.inkSoft,
  fontSize: fontSize.body,
  textDecoration: 'none',
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundPosition: '0 calc(50% + 0.85em)',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '0 1px',
  ':hover': { color: color.ink, backgroundSize: '100% 1px' },
  selectors: { '&[aria-current]': { color: color.accent, backgroundSize: '100% 1px' } },
  '@media': {
    [media.motion]: { transition: 'background-size 300ms ease-out, color 300ms ease-out' },
    '(forced-colors: active)': { selectors: { '&:hover, &[aria-current]': { textDecoration: 'underline' } } },
  },
});

globalStyle(`${wordmark} > span`, {
  color: color.accent,
  transformOrigin: 'left',
  '@media': { [media.motion]: { transition: 'transform 250ms ease-out, color 250ms ease-out' } },
});

globalStyle(`${wordmark}:hover > span`, { color: color.duskAccent, transform: 'scaleX(1.4)' });
