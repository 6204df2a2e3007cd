import type { Plugin } from 'vite';

/**
 * Puts all styles in one sheet, for inlining: otherwise each page's chunk would load its sheet again on hydration. Set
 * only at the start of the build, because vike warns of this setting for its own HTML, which this site does not use.
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
