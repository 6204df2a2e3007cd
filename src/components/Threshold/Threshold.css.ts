import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'block',
  inlineSize: '160%',
  blockSize: 'auto',
  margin: '0 -30% -34%', // the hills at its sides and the reflection take no space
});
