import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { columns } from '../../styles/columns';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { heading as headingText, label as labelText, title } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { markHeight as doorHeight } from '../Door/Door.css';
import { headerHeight } from '../Header/Header.css';

const labelBase = style([
  labelText,
  {
    gridColumn: 'full',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    borderBlockStart: '1px solid',
    '@media': { print: { breakAfter: 'avoid' } },
  },
]);

/**
 * The waterline: a line from edge to edge above a section's label, and the door on it at the third axis, where the large
 * door stands at the end of a page. It may be the edge of a dark background.
 */
export const label = styleVariants({
  onPaper: [labelBase, { borderColor: color.hairline }],
  intoDusk: [labelBase, { borderColor: color.duskHairline, color: color.duskAccent }],
  outOfDusk: [labelBase, { borderColor: color.duskHairline }],
});

export const words = style({ gridColumn: 'content-start / col 9', gridRow: 1, paddingBlockStart: '0.75rem' });

/** It stands above the line, in the previous section, and its reflection is in this one. */
export const door = style({
  gridColumn: 'col 9 / content-end',
  gridRow: 1,
  display: 'grid',
  alignContent: 'start',
  marginBlockStart: `calc(-1px - ${doorHeight})`,
});

globalStyle(`${label.intoDusk} path:first-child`, { color: color.accent });
globalStyle(`${label.outOfDusk} path:first-child`, { color: color.duskAccent });

const base = style({ marginBlockStart: space.large });

/** The link below a heading, on desktops at the end of the list that is beside both. */
export const linkBeside = style([
  columns('content-start / col 5'),
  { alignSelf: 'end', marginBlockStart: space.medium, '@media': { [media.desktop]: { gridRow: 3 } } },
]);

/** For the heading above such a link: on desktops it stays in view while the list scrolls past. */
export const staysBeside: StyleRule = {
  '@media': {
    [media.desktop]: {
      gridRow: '2 / span 2',
      position: 'sticky',
      insetBlockStart: `calc(${headerHeight} + ${space.medium})`,
      marginBlockEnd: `calc(3.25rem + 2 * ${space.medium})`, // the link, and the distance above it
    },
  },
};

/** `heading`: in the first four columns, beside what follows. `title`: a statement. */
export const heading = styleVariants({
  heading: [base, headingText, style([columns('content-start / col 5'), { alignSelf: 'start' }])],
  title: [base, title, style(columns('content-start / col 9'))],
});
