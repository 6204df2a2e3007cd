import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from './media';

const settle = keyframes({ from: { transform: 'translateY(1rem)' } });
const approach = keyframes({ from: { transform: 'scale(1.06)' } });

const whileEntering = (animation: string, animationRange: string) => ({
  '@media': {
    [media.motion]: {
      '@supports': {
        '(animation-timeline: view())': {
          animation: `${animation} ease-out both`,
          animationTimeline: 'view()',
          animationRange,
        },
      },
    },
  },
});

/** Comes to rest as it scrolls into view. Only ever moved, never hidden: unread words must not depend on motion. */
export const settling = style(whileEntering(settle, 'entry 0% cover 30%'));

/** Holds a picture that draws a little back as it scrolls into view. */
export const frame = style({ overflow: 'hidden' });

export const framed = style(whileEntering(approach, 'entry 0% cover 60%'));

// From page to page: a cross-fade, like a door that closes well.
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: '250ms',
  animationTimingFunction: 'ease-out',
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});
