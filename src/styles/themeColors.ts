/**
 * The paper colours, which browsers also use for their own bars. Not in `palette.ts`, which the browser bundle omits.
 */
export const themeColors = { light: '#f7f2ea', dark: '#0f1420' } as const;
