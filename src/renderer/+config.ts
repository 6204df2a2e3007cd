import type { Config } from 'vike/types';

/**
 * vike serves development and bundles; it neither prerenders nor reaches the browser.
 * @see https://vike.dev/clientHooks
 */
export default {
  clientHooks: false,
  clientRouting: false,
  prerender: false,
  // `/impact/` is the same page as `/impact`: src/entry-client.tsx corrects the URL, as on GitHub Pages.
  disableUrlNormalization: true,
} satisfies Config;
