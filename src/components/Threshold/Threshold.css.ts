import { style } from '@vanilla-extract/css';
import { hairline } from '../../styles/theme.css';

/** As wide as the page, and clipped there; in its grid. */
export const root = style({
  gridColumn: 'full',
  position: 'relative', // before the line
  alignSelf: 'end',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  overflowX: 'clip',
  pointerEvents: 'none', // the text beside it can be selected
  '@media': { print: { display: 'none' } }, // it would cover the heading
});

export const image = style({
  inlineSize: '160%',
  margin: '0 -30% -34%', // the hills at its sides and the reflection take no space
});

/** The waterline below the door. */
export const line = style({ gridColumn: 'full', borderBlockStart: hairline });
