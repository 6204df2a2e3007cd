import { globalStyle, style } from '@vanilla-extract/css';
import { root as scene } from '../../components/Threshold/Threshold.css';
import { columns, onDesktop, onPhone, onTablet, space } from '../../styles/layout';
import { display, lead } from '../../styles/text.css';
import { night, onNightVars } from '../../styles/theme.css';

/** A night scene with one open door, in one screen with header and footer. All text is beside the door, or above it. */
export const root = style([
  night,
  { gridTemplateRows: 'auto auto 1fr', paddingBlock: `${space.medium} min(34cqi, 16svh)` }, // the reflection
  onTablet({ paddingBlock: `${space.large} 18svh` }),
  onDesktop({ gridTemplateRows: '1fr auto', paddingBlock: `${space.medium} 0` }),
]);

// The header belongs to the scene.
globalStyle(`body:has(${root}) > header`, { vars: onNightVars });

export const heading = style([
  display,
  columns('content-start / col 7'),
  onDesktop({ gridRow: 1, alignSelf: 'end', paddingBlockEnd: space.medium, paddingInlineEnd: space.medium }),
]);

globalStyle(`${root} > ${scene}`, {
  gridRow: 3,
  marginBlockStart: '1.5rem',
  ...onDesktop({ gridRow: 1, marginBlockStart: 0 }),
});

/** As large as the window has room for. */
export const threshold = style([
  { gridColumn: 'full', justifySelf: 'center', inlineSize: 'min(100%, 40svh)' },
  onTablet({ inlineSize: '53svh' }),
  onDesktop({ gridColumn: 'col 7 / content-end', justifySelf: 'end', inlineSize: 'min(100%, 70svh - 5.5rem)' }),
]);

export const words = style([
  columns('content-start / col 7'),
  { gridRow: 2 },
  // As high as the reflection.
  onDesktop({ gridRow: 3, minBlockSize: 'min(24cqi, 26svh)', paddingBlockEnd: space.medium }),
]);

/** In lines that break in the fallback font as they do in the font itself. */
export const text = style([
  lead,
  { maxInlineSize: '24em', marginBlockEnd: space.medium },
  onPhone({ maxInlineSize: '18em' }),
]);
