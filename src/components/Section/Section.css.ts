import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { columns, fluid, onDesktop, onPhone, space } from '../../styles/layout';
import * as text from '../../styles/text.css';

const belowEdge = fluid(44, 96);

/** On desktops on the first axis, and the heading beside it on the second: their first lines are on one line. */
export const label = style([
  text.label,
  columns('content-start / col 5'),
  { marginBlockStart: belowEdge, '@media': { print: { breakAfter: 'avoid' } } },
]);

const besideLabel = style([
  columns('col 5 / content-end'),
  { marginBlockStart: text.belowLabel },
  onDesktop({ marginBlockStart: belowEdge }),
]);

globalStyle(`${label}, ${besideLabel}`, onDesktop({ alignSelf: 'first baseline' }));

/** `title`: a statement. */
export const heading = styleVariants({
  heading: [text.heading, besideLabel, onPhone({ textWrap: 'pretty' })],
  title: [text.title, besideLabel],
});

/** Below the heading. */
export const list = style([
  { gridColumn: 'content', display: 'grid', gridTemplateColumns: 'subgrid', marginBlockStart: space.large },
]);

/** Below the list, on the axis of the heading. */
export const link = style([columns('col 5 / content-end'), { marginBlockStart: fluid(24, 56) }]);
