import { style } from '@vanilla-extract/css';
import { columns } from '../../styles/columns';
import { media } from '../../styles/media';
import { intoMargin, space } from '../../styles/space';
import { display, subheading } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontFamily } from '../../styles/typography';

/** The heading, and on desktops beside it, on the same line, what the cases are. */
export const head = style({
  alignItems: 'baseline',
  paddingBlock: space.large,
  rowGap: space.small,
});

export const heading = style([display, columns('content-start / col 5')]);

export const words = style(columns('col 5 / content-end'));

export const lead = style([
  subheading,
  {
    color: color.ink,
    fontFamily: fontFamily.display,
    textWrap: 'balance',
    '@media': { [media.phone]: { marginInlineEnd: intoMargin } },
  },
]);

export const note = style({ marginBlockStart: space.small, lineHeight: 1.5, textWrap: 'balance' });

/** On the warm background. */
export const closing = style({
  background: color.paperWarm,
  rowGap: space.medium,
  alignItems: 'end',
  paddingBlock: space.large,
  borderBlockStart: `1px solid ${color.hairline}`,
});

export const closingWords = style(columns('content-start / col 9'));

export const closingLink = style(columns('col 9 / content-end'));
