import { style } from '@vanilla-extract/css';
import { fontFamily, fontSize } from '../../styles/fonts';
import { columns, media, onDesktop, space } from '../../styles/layout';
import { display, lead as leadText } from '../../styles/text.css';

export const root = style({
  paddingBlock: space.medium,
  '@media': {
    [media.tablet]: { paddingBlockStart: space.large },
    [media.lowDesktop]: { paddingBlockStart: space.medium },
  },
});

export const heading = style([display, { gridColumn: 'content' }]);

export const lead = style([
  leadText,
  columns('content-start / col 9'),
  onDesktop({
    alignSelf: 'last baseline',
    maxInlineSize: 'none',
    marginBlockStart: space.small,
    fontFamily: fontFamily.display,
    fontSize: fontSize.subheading,
    fontWeight: 300, // lighter than the heading
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
  }),
]);

/** On desktops in the third column, on the last line of the lead. */
export const note = style([
  columns('col 9 / content-end'),
  { marginBlockStart: '1rem', fontSize: fontSize.small, lineHeight: 1.5, textWrap: 'balance' },
  onDesktop({ alignSelf: 'last baseline' }),
]);
