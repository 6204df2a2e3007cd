/**
 * The oldest browsers that the site supports: the first with subgrid, container units and `:has()`, which its layout
 * needs. `test/built/browsers.test.ts` checks scripts and CSS for them. Older browsers show text and pictures in
 * another layout, and their links load whole pages.
 */
export const oldestBrowsers = { chrome: 117, edge: 117, firefox: 121, safari: 16, ios: 16 };
