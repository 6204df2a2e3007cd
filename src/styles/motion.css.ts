import { globalStyle, keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { media } from './media';

const appear = keyframes({ from: { opacity: 0.2 } });

/** A page that a link within the site led to appears softly. The first page of a visit does not: it is there at once. */
export const arriving = style({
  selectors: {
    'html[data-navigated] &': { '@media': { [media.motion]: { animation: `${appear} 200ms ease-out` } } },
  },
});

// Before hydration a link loads a document. Where the browser can, it fades from one to the next as softly.
globalStyle('@view-transition', { '@media': { [media.motion]: { navigation: 'auto' } } } as StyleRule);
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: '200ms',
  animationTimingFunction: 'ease-out',
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});
