import type { Plugin } from 'vite';

/**
 * All styles in one sheet, which is inlined whole: split, each page chunk would link its sheet again on hydration.
 * Set after vike has looked: it warns of this setting for the sake of its own HTML, which this site does not use.
 */
export function oneStyleSheet(): Plugin {
  return {
    name: 'one-style-sheet',
    apply: 'build',
    buildStart() {
      this.environment.config.build.cssCodeSplit = false;
    },
  };
}
