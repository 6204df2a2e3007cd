import { globalStyle, style } from '@vanilla-extract/css';
import { columns, media } from '../../styles/media';
import { space } from '../../styles/space';
import { heading as headingText } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSizeOnDesktop } from '../../styles/typography';

/** On the warm background; on desktops the heading, and on its line the words. */
export const closing = style({
  alignItems: 'first baseline',
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
