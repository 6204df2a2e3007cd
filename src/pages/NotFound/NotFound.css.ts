import { globalStyle, style } from '@vanilla-extract/css';
import { headerHeight } from '../../components/Header/Header.css';
import { root as scene } from '../../components/Threshold/Threshold.css';
import { columns, onDesktop, onPhone } from '../../styles/media';
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
  columns('content-start / col 7'),
  { alignSelf: 'end', color: color.onDusk, paddingBlockEnd: '3.25rem' },
  onDesktop({ gridRow: 1, paddingBlockEnd: space.medium, paddingInlineEnd: space.medium }),
]);

globalStyle(`${root} > ${scene}`, onDesktop({ gridRow: 1 }));

/** On phones as far as the edges of the page. */
export const threshold = style([
  { gridColumn: 'full', justifySelf: 'center', inlineSize: 'min(100%, 54svh)' },
  onDesktop({ gridColumn: 'col 7 / content-end', justifySelf: 'end', inlineSize: 'min(100%, 68svh)' }),
]);

export const words = style([
  columns('content-start / col 7'),
  { marginBlockStart: 'min(33cqi, 18svh)', paddingBlockEnd: `max(${space.large}, 12svh)` }, // below the reflection
  // The higher the window, the more water.
  onDesktop({ marginBlockStart: 0, paddingBlockEnd: `max(${space.large}, 30svh - 10cqi)` }),
]);

/** In lines that break in the fallback font as they do in the font itself. */
export const text = style([
  lead,
  { maxInlineSize: '24em', marginBlockEnd: '2.25rem' },
  onPhone({ maxInlineSize: '18em' }),
]);
