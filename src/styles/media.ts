/** The breakpoints of the layout. They are in `em`, so that larger text counts as a smaller screen. */
export const media = {
  phone: 'screen and (max-width: 47.99em)',
  /** Phones with text about twice as large. */
  narrow: 'screen and (max-width: 17.5em)',
  tablet: 'screen and (min-width: 48em)',
  desktop: 'screen and (min-width: 64em)',
  /** Desktops whose windows are low. */
  lowDesktop: 'screen and (min-width: 64em) and (max-height: 53.49em)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
} as const;

/** Without support for popovers, as in Safari 16, the menu would cover every page. */
export const withoutPopover = 'not selector(:popover-open)';
