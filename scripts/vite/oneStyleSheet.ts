import type { Plugin } from 'vite';

/**
 * Puts all styles in one sheet, to inline. Otherwise each page's chunk would load its sheet again on hydration. The
 * option is set only when the build starts, because vike would warn that it does not suit vike's own HTML, which this
 * site does not use.
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
