import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { columns, onDesktop } from '../../styles/media';
import { space } from '../../styles/space';
import * as text from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { markHeight as doorHeight } from '../Door/Door.css';
import { headerHeight } from '../Header/Header.css';

const labelBase = style([
  text.label,
  {
    gridColumn: 'full',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    borderBlockStart: `1px solid ${color.hairline}`,
    '@media': { print: { breakAfter: 'avoid' } },
  },
]);

/**
 * The waterline: a line from edge to edge above a section's label, and the door on it at the third axis, where the large
 * door stands at the end of a page. It may be the edge of a dark background.
 */
export const label = styleVariants({
  onPaper: [labelBase],
  intoDusk: [labelBase],
  outOfDusk: [labelBase, { borderColor: color.duskHairline }],
});

export const words = style({ gridColumn: 'content-start / col 9', gridRow: 1, paddingBlockStart: '1.25rem' });

/** It stands above the line, in the previous section, and its reflection is in this one. */
export const door = style({
  gridColumn: 'col 9 / content-end',
  gridRow: 1,
  display: 'grid',
  alignContent: 'start',
  marginBlockStart: `calc(-1px - ${doorHeight})`,
});

globalStyle(`${label.intoDusk} path:first-child`, { color: color.doorByDay });
globalStyle(`${label.outOfDusk} path:first-child`, { color: color.duskAccent });

const narrow = style([
  text.heading,
  columns('content-start / col 5'),
  { alignSelf: 'start', marginBlockStart: space.large },
]);

/**
 * `heading`: in the first four columns, beside what follows. `besideList`: there too, where it stays in view while the
 * list scrolls past. `title`: a statement.
 */
export const heading = styleVariants({
  heading: [narrow],
  besideList: [
    narrow,
    onDesktop({
      gridRow: '2 / span 2',
      position: 'sticky',
      insetBlockStart: `calc(${headerHeight} + ${space.medium})`,
      marginBlockEnd: `calc(3.25rem + 2 * ${space.medium})`, // the link, and the distance above it
    }),
  ],
  title: [text.title, columns('content-start / col 9'), { marginBlockStart: space.large }],
});

/** Beside the heading and the link on desktops. */
export const list = style([
  columns('col 5 / content-end'),
  { display: 'grid', gridTemplateColumns: 'subgrid', marginBlockStart: space.large },
  onDesktop({ gridRow: '2 / span 2' }),
]);

/** Below the heading, on desktops at the end of the list. */
export const link = style([
  columns('content-start / col 5'),
  { alignSelf: 'end', marginBlockStart: space.medium },
  onDesktop({ gridRow: 3 }),
]);
