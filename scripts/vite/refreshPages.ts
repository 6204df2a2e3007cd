import type { Plugin } from 'vite';

/**
 * Shows an edit in place where a page's `index.ts` passes on more than components, as what search engines are told
 * of its words: without it the browser would load the page anew. React refreshes the components themselves.
 */
export function refreshPages(): Plugin {
  return {
    name: 'refresh-pages',
    apply: 'serve',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/pages\/[^/]+\/index\.ts$/ },
      handler: (code) => ({ code: `${code}\nimport.meta.hot?.accept();\n`, map: null }),
    },
  };
}
