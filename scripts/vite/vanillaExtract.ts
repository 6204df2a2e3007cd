import { channel } from 'node:diagnostics_channel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';

/**
 * vanilla-extract's plugin with a fix for a bug of its development mode: after an error, or if its compiler learns of an
 * edit later than the server, it silently keeps the styles from before the edit.
 * @param debug gives classes the names that they have in the source.
 */
export function vanillaExtract({ debug }: { readonly debug: boolean }): Plugin[] {
  const plugins = vanillaExtractPlugin({
    identifiers: debug ? 'debug' : 'short',
    unstable_pluginFilter: ({ name }) => name === compilerWatch.name,
  });
  return [edits, compilerWatch, ...plugins.map(withoutCachedError)];
}

/** The compiler is another Vite server, which loads this project's configuration again; a channel connects the two. */
const changed = channel('vanilla-extract:changed');

const edits: Plugin = {
  name: 'vanilla-extract-edits',
  apply: 'serve',
  watchChange: (file) => changed.publish(file), // before the server handles the edit
};

const compilerWatch: Plugin = {
  name: 'vanilla-extract-compiler-watch',
  apply: 'serve',
  configureServer({ config, watcher, environments }) {
    if (config.plugins.includes(edits)) return; // this is the development server itself
    changed.subscribe((file) => {
      watcher.emit('change', String(file));
      for (const { moduleGraph } of Object.values(environments)) moduleGraph.onFileChange(String(file));
    });
  },
};

function withoutCachedError(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  return {
    ...plugin,
    async transform(...args) {
      try {
        return await transform.apply(this, args);
      } catch (error) {
        changed.publish(args[1]);
        throw error;
      }
    },
  };
}
