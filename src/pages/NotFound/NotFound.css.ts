import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { heading as headingText, lead } from '../../styles/text.css';

export const root = style({
  alignContent: 'center',
  minBlockSize: 'calc(100svh - 11rem)',
  paddingBlock: space.large,
});

export const words = style({
  gridColumn: 'content',
  '@media': { [media.desktop]: { gridColumn: 'col 3 / content-end' } },
});

export const heading = headingText;

export const text = style([lead, { marginBlockEnd: space.medium }]);
