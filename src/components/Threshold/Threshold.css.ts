import { style } from '@vanilla-extract/css';

/** As wide as the page, and clipped there; in its grid. */
export const root = style({
  gridColumn: 'full',
  alignSelf: 'end',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  overflowX: 'clip',
  pointerEvents: 'none', // the words beside it can be selected
});

export const image = style({
  display: 'block',
  inlineSize: '160%',
  blockSize: 'auto',
  margin: '0 -30% -34%', // the hills at its sides and the reflection take no space
});
