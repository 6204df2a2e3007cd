/**
 * The oldest browsers that the site is built for, and that `test/built/browsers.test.ts` reads its scripts and style for:
 * the first with the subgrids, the container units and the `:has()` that its layout stands on. Older ones show the words
 * and pictures of a page in another layout, and its links load the next one.
 */
export const oldestBrowsers = { chrome: 117, edge: 117, firefox: 121, safari: 16, ios: 16 };
