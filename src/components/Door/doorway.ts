/**
 * The practice's mark: the lit doorway of the pictures, an upright rectangle with their proportions. The wordmark, the
 * icons, the social cards and the markers of lists and links all use this drawing.
 */
export const doorway = { width: 15, height: 26, path: 'M0 0h15v26H0z' } as const;
