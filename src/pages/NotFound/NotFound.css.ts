import { globalStyle, style } from '@vanilla-extract/css';
import { headerHeight } from '../../components/Header/Header.css';
import { media } from '../../styles/media';
import { space } from '../../styles/space';
import { display, lead } from '../../styles/text.css';
import { color, onDuskVars } from '../../styles/theme.css';

/** A night scene with one open door. All words are beside it. */
export const root = style({
  gridTemplateRows: '1fr auto auto',
  minBlockSize: `calc(100svh - ${headerHeight})`,
  paddingBlockStart: space.large,
  background: color.night,
  color: color.onDuskSoft,
});

// The header belongs to the scene.
globalStyle(`body:has(${root}) > header`, {
  vars: { ...onDuskVars, [color.inkSoft]: color.onDuskSoft, [color.hairline]: color.duskHairline },
});

export const heading = style([
  display,
  {
    gridColumn: 'content',
    alignSelf: 'end',
    color: color.onDusk,
    paddingBlockEnd: space.medium,
    '@media': {
      [media.tablet]: { gridColumn: 'content-start / col 7', gridRow: 1, paddingInlineEnd: space.medium },
    },
  },
]);

export const threshold = style({
  gridColumn: 'content',
  alignSelf: 'end',
  '@media': {
    [media.tablet]: { gridColumn: 'col 7 / content-end', gridRow: 1 },
    [media.desktop]: { gridColumn: 'col 8 / content-end' },
  },
});

export const line = style({ gridColumn: 'full', borderBlockStart: `1px solid ${color.duskHairline}` });

export const words = style({
  gridColumn: 'content',
  marginBlockStart: '22cqi', // below the reflection
  paddingBlockEnd: `max(${space.large}, 12svh)`,
  '@media': {
    [media.tablet]: {
      gridColumn: 'content-start / col 7',
      marginBlockStart: 0,
      paddingBlockEnd: `max(${space.large}, 30svh - 10cqi)`, // the higher the window, the more water
      paddingInlineEnd: space.medium,
    },
  },
});

export const text = style([lead, { marginBlockEnd: space.medium }]);
