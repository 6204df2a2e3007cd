import { style } from '@vanilla-extract/css';
import { columns } from '../../styles/columns';
import { space } from '../../styles/space';
import { lead as leadText } from '../../styles/text.css';
import { color } from '../../styles/theme.css';

/** The heading, and on desktops beside it the words, whose last lines are one. */
export const head = style({
  alignItems: 'last baseline',
  paddingBlock: `${space.large} ${space.medium}`,
  rowGap: space.small,
});

export const left = style(columns('content-start / col 9'));
export const right = style(columns('col 9 / content-end'));

export const lead = style([leadText, { marginBlockStart: 0 }]);

export const note = style({ marginBlockStart: space.small, lineHeight: 1.5, textWrap: 'balance' });

/** On the warm background. */
export const closing = style({
  background: color.paperWarm,
  rowGap: space.medium,
  alignItems: 'end',
  paddingBlock: space.large,
  borderBlockStart: `1px solid ${color.hairline}`,
});
