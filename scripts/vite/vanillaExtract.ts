import { channel } from 'node:diagnostics_channel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { stylesFrom, withLocation } from './styleErrors.ts';

type Options = NonNullable<Parameters<typeof vanillaExtractPlugin>[0]>;

/**
 * vanilla-extract's plugin with fixes for two bugs of its development mode. Its errors name no file, or a line of
 * compiled code. And it silently keeps the styles from before an edit: after an error, if its compiler learns of the
 * edit later than the server, or if a style is saved while it is being compiled.
 */
export function vanillaExtract(options: Options): Plugin[] {
  const plugins = vanillaExtractPlugin({
    ...options,
    unstable_pluginFilter: ({ name }) => name === compilerWatch.name,
  });
  return [edits, compilerWatch, ...plugins.map(withLocations)];
}

/** The compiler is another Vite server, which loads this project's configuration again; channels connect the two. */
const changed = channel('vanilla-extract:changed');
const saved = channel('vanilla-extract:saved');

const edits: Plugin = {
  name: 'vanilla-extract-edits',
  apply: 'serve',
  watchChange(file) {
    changed.publish(file); // before the server handles the edit
    saved.publish(file);
  },
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

function withLocations(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  return {
    ...plugin,
    async transform(...args) {
      const savedMeanwhile = new Set<string>();
      const note = (file: unknown) => savedMeanwhile.add(String(file));
      saved.subscribe(note);
      try {
        for (;;) {
          savedMeanwhile.clear();
          const result = await transform.apply(this, args);
          if (savedMeanwhile.size === 0) return result;
          // The compiler may hold the text from before the save under the time of the save, and would never read it
          // again.
          for (const file of savedMeanwhile) changed.publish(file);
        }
      } catch (error) {
        const [, id] = args;
        const sources = await stylesFrom(id, (path, from) => this.resolve(path, from));
        // Otherwise the compiler would answer the next request with the styles from before the edit.
        for (const file of sources.keys()) changed.publish(file);
        throw await withLocation(error, sources);
      } finally {
        saved.unsubscribe(note);
      }
    },
  };
}
