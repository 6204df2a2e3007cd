import type { Config } from 'vike/types';

/**
 * vike serves development and bundles; it neither prerenders nor reaches the browser.
 * @see https://vike.dev/clientHooks
 */
export default {
  clientHooks: false,
  clientRouting: false,
  prerender: false,
  // `/impact/` is no other page than `/impact`: src/entry-client.tsx corrects the address, as on GitHub Pages.
  disableUrlNormalization: true,
} satisfies Config;
