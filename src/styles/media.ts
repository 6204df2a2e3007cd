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
  lowDesktop: 'screen and (min-width: 64em) and (max-height: 53.49em)',
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

/** The columns of a child of `grid`: from margin to margin, and on desktops the given ones. */
export function columns(desktop: string): StyleRule {
  return { gridColumn: 'content', ...onDesktop({ gridColumn: desktop }) };
}

function within(query: string) {
  return <Rule extends StyleRule>(rule: Rule) => ({ '@media': { [query]: rule } });
}
