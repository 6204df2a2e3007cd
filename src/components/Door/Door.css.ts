import { style } from '@vanilla-extract/css';

export const root = style({ blockSize: '1em', fill: 'currentColor' });
