/** What colours the browser's own bars: the paper of each scheme. Apart from the palettes, which stay out of the browser. */
export const themeColors = { light: '#f7f2ea', dark: '#0f1420' } as const;
