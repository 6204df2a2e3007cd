import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  marginBlockEnd: '-22%', // the reflection takes no space
});
