import { globalStyle, keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { media } from './media';

const appear = keyframes({ from: { opacity: 0.2 } });

/** On client navigation the next page fades in. The first page of a visit appears at once. */
export const arriving = style({
  selectors: {
    'html[data-navigated] &': { '@media': { [media.motion]: { animation: `${appear} 200ms ease-out` } } },
  },
});

/**
 * Stands for the part of a page that follows its first paint. Keeps the footer below the first screen, and lets the
 * page be scrolled to what stands above.
 */
export const placeholder = style({ blockSize: '100svh' });

// Before hydration a link loads a document. Browsers that support it cross-fade.
globalStyle('@view-transition', { '@media': { [media.motion]: { navigation: 'auto' } } } as StyleRule);
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: '200ms',
  animationTimingFunction: 'ease-out',
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});
