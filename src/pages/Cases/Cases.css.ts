import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { color } from '../../styles/theme.css';

export const head = style({ paddingBlock: space.large });

export const heading = style({ gridColumn: 'content' });

export const lead = style({
  gridColumn: 'content',
  '@media': { [media.desktop]: { gridColumn: 'col 7 / content-end' } },
});

export const closing = style({
  rowGap: space.medium,
  alignItems: 'end',
  paddingBlock: space.section,
  borderBlockStart: `1px solid ${color.hairline}`,
});

export const closingWords = style({
  gridColumn: 'content',
  '@media': { [media.desktop]: { gridColumn: 'content-start / span 8' } },
});

export const closingLink = style({
  gridColumn: 'content',
  '@media': { [media.desktop]: { gridColumn: 'col 9 / content-end', justifySelf: 'end' } },
});
