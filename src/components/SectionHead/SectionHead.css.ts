import { style, styleVariants } from '@vanilla-extract/css';
import { columns } from '../../styles/columns';
import { space } from '../../styles/space';
import { heading as headingText, label as labelText, title } from '../../styles/text.css';
import { color } from '../../styles/theme.css';

const labelBase = style([
  labelText,
  {
    gridColumn: 'full',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'end',
    borderBlockEnd: '1px solid',
    '@media': { print: { breakAfter: 'avoid' } },
  },
]);

/**
 * The waterline: a line from edge to edge at the top of a section, below its label, and the door on it at the third
 * axis, where the large door stands at the end of a page. The background above it is that of the previous section.
 */
export const label = styleVariants({
  paper: [labelBase, { borderColor: color.hairline, background: color.paper }],
  warm: [labelBase, { borderColor: color.hairline, background: color.paperWarm }],
  dusk: [labelBase, { borderColor: color.duskHairline, background: color.dusk, color: color.duskAccent }],
});

export const words = style({
  gridColumn: 'content-start / col 9',
  paddingBlockEnd: '0.4em', // its baseline is on the line, but for the tails of its letters
  lineHeight: 1,
});

export const door = style({ gridColumn: 'col 9 / content-end', display: 'grid' });

const base = style({ marginBlockStart: space.large });

/** `heading`: in the first four columns, beside what follows. `title`: a statement. */
export const heading = styleVariants({
  heading: [base, headingText, style([columns('content-start / col 5'), { alignSelf: 'start' }])],
  title: [base, title, style(columns('content-start / col 9'))],
});
