import type { Plugin } from 'vite';

/**
 * Leaves `import()` as it is: Vite's own helper around it fetches the style sheets of a chunk first, and this site's
 * chunks have none.
 */
export function plainDynamicImport(): Plugin {
  return {
    name: 'plain-dynamic-import',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
