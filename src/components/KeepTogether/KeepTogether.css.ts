import { style } from '@vanilla-extract/css';

// Rather than `nowrap`: a pair that is wider than its whole line does break.
export const pair = style({ display: 'inline-block' });
