import { globalStyle, style } from '@vanilla-extract/css';
import { columns, media } from '../../styles/media';
import { space } from '../../styles/space';
import { display, heading as headingText, lead as leadText } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSize, fontSizeOnDesktop } from '../../styles/typography';

/** The heading, and on desktops on its line what the cases are, and what they are not. */
export const head = style({
  alignItems: 'baseline',
  paddingBlock: space.medium,
  '@media': {
    [media.tablet]: { paddingBlockStart: space.large },
    [media.lowDesktop]: { paddingBlockStart: space.medium },
  },
});

export const heading = style([display, columns('content-start / col 5')]);

export const lead = style([
  leadText,
  columns('col 5 / content-end'),
  // A longer one breaks in the fallback font as it does in the font itself.
  { '@media': { [media.desktop]: { maxInlineSize: '26em', marginBlockStart: 0 } } },
]);

export const note = style([
  columns('col 5 / content-end'),
  { marginBlockStart: '0.5rem', fontSize: fontSize.small, lineHeight: 1.5, textWrap: 'balance' },
]);

/** On the warm background; on desktops the heading, and on its line the words. */
export const closing = style({
  alignItems: 'baseline',
  paddingBlock: space.large,
  borderBlockStart: `1px solid ${color.hairline}`,
  background: color.paperWarm,
});

export const closingHeading = style([
  headingText,
  columns('content-start / col 9'),
  { '@media': { [media.desktop]: { fontSize: fontSizeOnDesktop.title } } },
]);

export const closingWords = style(columns('col 9 / content-end'));

globalStyle(`${closingWords} > a`, { marginBlockStart: space.medium });
