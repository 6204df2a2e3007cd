import { globalStyle } from '@vanilla-extract/css';
import { media } from './media';

// From page to page: a cross-fade, like a door that closes well.
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: '250ms',
  animationTimingFunction: 'ease-out',
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});
