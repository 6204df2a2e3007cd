import { style } from '@vanilla-extract/css';
import { headerHeight } from '../../components/Header/Header.css';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { heading as headingText, lead } from '../../styles/text.css';
import { color } from '../../styles/theme.css';

/** A night scene with one open door. */
export const root = style({
  alignContent: 'center',
  minBlockSize: `calc(100svh - ${headerHeight})`,
  paddingBlock: space.large,
  background: color.night,
  color: color.onDuskSoft,
});

export const heading = style([
  headingText,
  {
    gridColumn: 'content-start / col 9',
    alignSelf: 'end',
    color: color.onDusk,
    paddingBlockEnd: space.medium,
    paddingInlineEnd: space.medium,
  },
]);

export const door = style({ gridColumn: 'col 9 / content-end', alignSelf: 'end', color: color.duskAccent });

export const line = style({ gridColumn: 'full', borderBlockStart: `1px solid ${color.duskHairline}` });

export const words = style({
  gridColumn: 'content',
  marginBlockStart: '3rem', // room for the door's reflection
  '@media': {
    [media.tablet]: {
      gridColumn: 'content-start / col 9',
      marginBlockStart: 0,
      paddingInlineEnd: space.medium,
    },
    [media.desktop]: { gridColumn: 'content-start / col 7' },
  },
});

export const text = style([lead, { marginBlockEnd: space.medium }]);
