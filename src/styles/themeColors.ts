/**
 * The colours at the upper edge of a page in each scheme, which browsers also use for their own bars. Not in
 * `palette.ts`, which the browser bundle omits.
 */
export const paperColors = { light: '#f7f2ea', dark: '#0f1420' };
export const nightColors = { light: '#0f1526', dark: '#0a0e19' };
