import type { Config } from 'vike/types';

/**
 * vike serves development and bundles the site. It does not prerender, and no vike code reaches the browser.
 * @see https://vike.dev/clientHooks
 */
export default {
  client: 'import:../entry-client.tsx:default',
  clientHooks: false,
  clientRouting: false,
  prerender: false,
  route: '*', // one vike page serves every request
  // `/impact/` is the same page as `/impact`, as on GitHub Pages. src/entry-client.tsx corrects the URL.
  disableUrlNormalization: true,
} satisfies Config;
