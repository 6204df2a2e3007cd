/**
 * The arguments to start a Chromium-family browser with, besides all others, where it is driven to measure time. Whoever
 * drives it has it note the place of each error that is made, even one that is never thrown, as React makes some when its
 * module starts. The browser would then read the whole module once more, to know the lines: several times what starting
 * it takes for a visitor. It knows them from the first reading with this.
 * @see https://v8.dev/blog/v8-lite, on lazy source positions
 */
export const measuringArguments: readonly string[] = ['--js-flags=--no-enable-lazy-source-positions'];
