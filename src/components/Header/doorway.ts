/**
 * The practice's mark: the lit doorway of the pictures, an upright rectangle with their proportions, and its reflection
 * in still water, which ripples cut into steps. The wordmark, the icons and the social cards use it.
 */
export const doorway = {
  width: 15,
  height: 26,
  path: 'M0 0h15v26H0z',
  /** Below the waterline, which is at the doorway's height. */
  reflection: [
    { path: 'M0 28h15v5H0z', opacity: 0.5 },
    { path: 'M0 35h15v3H0z', opacity: 0.32 },
    { path: 'M0 40h15v1.5H0z', opacity: 0.2 },
  ],
} as const;
