import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { lead as leadText } from '../../styles/text.css';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

export const head = style({ alignItems: 'baseline', paddingBlock: `${space.large} ${space.medium}` });

export const heading = style({ gridColumn: 'content' });

/** One line on desktops: the note below it would move if it broke in one font alone. */
export const lead = style([
  leadText,
  {
    gridColumn: 'content',
    marginBlockStart: space.small,
    '@media': { [media.desktop]: { maxInlineSize: '42em' } },
  },
]);

export const note = style({
  gridColumn: 'content',
  marginBlockStart: space.small,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  textWrap: 'balance',
});

/** On the warm background. */
export const closing = style({
  background: color.paperWarm,
  rowGap: space.medium,
  alignItems: 'end',
  paddingBlock: space.large,
  borderBlockStart: `1px solid ${color.hairline}`,
});

export const closingWords = style({
  gridColumn: 'content',
  '@media': { [media.desktop]: { gridColumn: 'content-start / col 9' } },
});

export const closingLink = style({
  gridColumn: 'content',
  '@media': { [media.desktop]: { gridColumn: 'col 9 / content-end' } },
});
