import { globalStyle, style } from '@vanilla-extract/css';
import { headerHeight } from '../../components/Header/Header.css';
import { root as scene } from '../../components/Threshold/Threshold.css';
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
    paddingBlockEnd: '3.25rem',
    '@media': {
      [media.desktop]: {
        gridColumn: 'content-start / col 7',
        gridRow: 1,
        paddingBlockEnd: space.medium,
        paddingInlineEnd: space.medium,
      },
    },
  },
]);

globalStyle(`${root} > ${scene}`, { '@media': { [media.desktop]: { gridRow: 1 } } });

/** On phones as far as the edges of the page. */
export const threshold = style({
  gridColumn: 'full',
  justifySelf: 'center',
  inlineSize: 'min(100%, 54svh)',
  '@media': {
    [media.desktop]: {
      gridColumn: 'col 7 / content-end',
      justifySelf: 'end',
      inlineSize: 'min(100%, 68svh)',
    },
  },
});

export const line = style({ gridColumn: 'full', borderBlockStart: `1px solid ${color.duskHairline}` });

export const words = style({
  gridColumn: 'content',
  marginBlockStart: 'min(33cqi, 18svh)', // below the reflection
  paddingBlockEnd: `max(${space.large}, 12svh)`,
  '@media': {
    [media.desktop]: {
      gridColumn: 'content-start / col 7',
      marginBlockStart: 0,
      paddingBlockEnd: `max(${space.large}, 30svh - 10cqi)`, // the higher the window, the more water
    },
  },
});

/** In lines that break in the fallback font as they do in the font itself. */
export const text = style([
  lead,
  { maxInlineSize: '24em', marginBlockEnd: '2.25rem', '@media': { [media.phone]: { maxInlineSize: '18em' } } },
]);
