/**
 * The practice's mark: the lit doorway of the pictures, an upright rectangle of light in their proportion. The mark
 * beside the wordmark, the icons, the social cards, the markers of lists and links: all are this one drawing.
 */
export const door = { width: 15, height: 26, path: 'M0 0h15v26H0z' } as const;
