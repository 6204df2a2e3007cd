import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { color } from '../../styles/theme.css';
import { doorway } from './doorway';

/** The door as a marker before a link. On hover it opens by a few pixels and warms. */
export const marker = style({
  '::before': {
    content: '""',
    flexShrink: 0,
    inlineSize: '0.44em',
    aspectRatio: `${doorway.width} / ${doorway.height}`,
    background: color.accent,
    transformOrigin: 'left',
  },
  '@media': {
    [media.motion]: {
      '::before': { transition: 'transform 250ms ease-out, background-color 250ms ease-out' },
    },
    '(forced-colors: active)': { '::before': { forcedColorAdjust: 'none', background: 'LinkText' } },
  },
  selectors: {
    '&:hover::before, &:focus-visible::before': { transform: 'scaleX(1.6)', background: color.duskAccent },
  },
});

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'currentColor',
  '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'CanvasText' } },
});

const standing = style({
  position: 'relative',
  flexShrink: 0,
  aspectRatio: `${doorway.width} / ${doorway.height}`,
  // Its reflection in the still water.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    background: 'linear-gradient(currentColor, transparent)',
    opacity: 0.4,
  },
});

export const size = styleVariants({
  mark: [standing, { display: 'inline-block', blockSize: '0.95em', '::after': { blockSize: '70%' } }],
  lit: [
    standing,
    {
      display: 'block',
      blockSize: 'clamp(5rem, 3.5rem + 6vw, 9.5rem)',
      // Brighter towards the floor, like a room.
      '::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: `linear-gradient(transparent 20%, ${color.duskGlow})`,
      },
      '::after': { blockSize: '60%' },
      '@media': { [media.tablet]: { '::after': { blockSize: '130%' } } },
    },
  ],
});
