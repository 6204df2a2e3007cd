import { style } from '@vanilla-extract/css';

// Unlike `nowrap`, this breaks a pair that is wider than the line.
export const pair = style({ display: 'inline-block' });
