import { style } from '@vanilla-extract/css';

/** Keeps the footer below the first screen, and lets the page be scrolled to what stands above. */
export const placeholder = style({ blockSize: '100svh' });
