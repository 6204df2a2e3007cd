import type { Plugin } from 'vite';

/**
 * Applies edits in place even to pages whose `index.ts` exports more than components, such as structured data.
 * Otherwise the browser would reload the page, because React refreshes only modules that export nothing but components.
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
