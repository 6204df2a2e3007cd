/** The colours of the browser's own bars. Not in `palette.ts`, which stays out of the browser's bundle. */
export const themeColors = { light: '#f7f2ea', dark: '#0f1420' } as const;
