import { globalStyle, style } from '@vanilla-extract/css';
import { headerHeight } from '../../components/Header/Header.css';
import { root as scene } from '../../components/Threshold/Threshold.css';
import { columns, onDesktop, onPhone } from '../../styles/media';
import { space } from '../../styles/space';
import { display, lead } from '../../styles/text.css';
import { night, onNightVars } from '../../styles/theme.css';

/** A night scene with one open door. All words are beside it, and on phones above it. */
export const root = style([
  night,
  {
    gridTemplateRows: 'auto auto 1fr',
    minBlockSize: `calc(100svh - ${headerHeight})`,
    paddingBlock: `${space.large} min(40cqi, 18svh)`, // the reflection
  },
  onDesktop({ gridTemplateRows: '1fr auto auto', paddingBlockEnd: 0 }),
]);

// The header belongs to the scene.
globalStyle(`body:has(${root}) > header`, { vars: onNightVars });

export const heading = style([
  display,
  columns('content-start / col 7'),
  onDesktop({ gridRow: 1, alignSelf: 'end', paddingBlockEnd: space.medium, paddingInlineEnd: space.medium }),
]);

globalStyle(`${root} > ${scene}`, { gridRow: 3 });
globalStyle(`${root} > ${scene}`, onDesktop({ gridRow: 1 }));

/** On phones as far as the edges of the page. */
export const threshold = style([
  { gridColumn: 'full', justifySelf: 'center', inlineSize: 'min(100%, 45svh)' },
  onDesktop({ gridColumn: 'col 7 / content-end', justifySelf: 'end', inlineSize: 'min(100%, 46svh)' }),
]);

export const words = style([
  columns('content-start / col 7'),
  { gridRow: 2, paddingBlockEnd: space.large },
  // The higher the window, the more water.
  onDesktop({ gridRow: 3, paddingBlockEnd: `max(${space.large}, 30svh - 10cqi)` }),
]);

/** In lines that break in the fallback font as they do in the font itself. */
export const text = style([
  lead,
  { maxInlineSize: '24em', marginBlockEnd: '2.25rem' },
  onPhone({ maxInlineSize: '18em' }),
]);
