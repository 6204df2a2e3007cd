import type { StyleRule } from '@vanilla-extract/css';

/** The breakpoints of the layout. They are in `em`, so that larger text counts as a smaller screen. */
export const media = {
  phone: 'screen and (max-width: 47.99em)',
  /** Phones with text about twice as large. */
  narrow: 'screen and (max-width: 17.5em)',
  tablet: 'screen and (min-width: 48em)',
  desktop: 'screen and (min-width: 64em)',
  /** Windows with room for the page below a header that stays. */
  high: '(min-height: 30em)',
  /** Desktops whose windows are low. */
  lowDesktop: 'screen and (min-width: 64em) and (max-height: 57.49em)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Without support for popovers, as in Safari 16, the menu would cover every page. */
export const withoutPopover = 'not selector(:popover-open)';

export const onPhone = within(media.phone);
/** On tablets and wider screens. */
export const onTablet = within(media.tablet);
export const onDesktop = within(media.desktop);

/** Returns the columns of a child of `grid`: from margin to margin, and on desktops the given ones. */
export function columns(desktop: string): StyleRule {
  return { gridColumn: 'content', ...onDesktop({ gridColumn: desktop }) };
}

function within(query: string) {
  return <Rule extends StyleRule>(rule: Rule) => ({ '@media': { [query]: rule } });
}

/**
 * Returns a length that grows linearly with the page's width from 320 to 1920 px and is constant beyond. Its fixed part
 * is in `rem`, so that it follows the visitor's text size. Its other part is in `cqi`, of the container that the body
 * is, because `vw` counts a classic scrollbar as part of the page.
 * @param from the length at 320 px, in pixels.
 * @param to the length at 1440 px, the width of the design, in pixels.
 */
export function fluid(from: number, to: number): string {
  const slope = (to - from) / (1440 - 320);
  const start = from - slope * 320;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const inRem = (pixels: number) => `${round(pixels / 16)}rem`;
  return `clamp(${inRem(from)}, ${inRem(start)} + ${round(slope * 100)}cqi, ${inRem(start + slope * 1920)})`;
}

/** Distances: within a part, between parts, within a chapter, between chapters. */
export const space = {
  small: fluid(12, 15),
  medium: fluid(24, 35),
  large: fluid(38, 80),
  section: fluid(64, 112),
};

/**
 * The right margin of text on phones, which may reach a little into the page's own: at the widths of most phones, lines
 * break in the fallback font as they do in the font itself.
 */
export const intoMargin = 'max(-0.5rem, -2.5cqi)';

/**
 * The page's side margin, the gap between its columns, and the maximum width of all columns together. The gaps leave
 * room for the columns also where text is twice as large.
 */
export const margin = `min(${fluid(20, 84)}, 6.25cqi)`;
export const gap = `min(${fluid(16, 30)}, 5cqi)`;
export const widest = '100rem';

/** The inset of elements that span the page outside its grid but align with it. */
export const inset = `max(${margin}, (100% - ${widest}) / 2)`;

/** Between the links of a menu in a row. */
export const linkGap = '2rem';
