import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { color } from '../../styles/theme.css';
import { fontSize } from '../../styles/typography';

export const head = style({ alignItems: 'end', rowGap: space.medium, paddingBlock: space.large });

export const heading = style({
  gridColumn: 'content',
  '@media': { [media.desktop]: { gridColumn: 'content-start / col 9' } },
});

export const lead = style({
  gridColumn: 'content',
  '@media': { [media.desktop]: { gridColumn: 'col 9 / content-end' } },
});

export const note = style({ marginBlockStart: space.small, fontSize: fontSize.small, textWrap: 'balance' });

/** On the warm background. */
export const closing = style({
  background: color.paperWarm,
  rowGap: space.medium,
  alignItems: 'end',
  paddingBlock: `${space.large} ${space.section}`,
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
