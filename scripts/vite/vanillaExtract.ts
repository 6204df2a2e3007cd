import { channel } from 'node:diagnostics_channel';
import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';

type Identifiers = NonNullable<Parameters<typeof vanillaExtractPlugin>[0]>['identifiers'];

/**
 * vanilla-extract's plugin with a fix for a bug of its development mode: after an error, or if its compiler learns of an
 * edit later than the server, it silently keeps the styles from before the edit.
 * @param debug gives classes the names that they have in the source.
 */
export function vanillaExtract({ debug }: { readonly debug: boolean }): Plugin[] {
  const plugins = vanillaExtractPlugin({
    identifiers: debug ? 'debug' : shortIdentifiers(),
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

/**
 * Identifiers of letters for their style file, and its count, such as `K4`. vanilla-extract's own begin with a hash of the
 * file's path, which does not compress: they would add 160 bytes to Home, and 530 to its scripts.
 */
function shortIdentifiers(): Exclude<Identifiers, string | undefined> {
  const files = globSync('src/**/*.css.ts').map((path) => path.replaceAll('\\', '/'));
  const letters = new Map(files.sort().map((path, index) => [path, inLetters(index)]));
  const hashes = new Map<string, string>();
  return ({ filePath, hash }) => {
    const prefix = letters.get(filePath);
    if (prefix === undefined) return `_${hash}`; // a file that is newer than the server
    // The first identifier of a file is the hash of its path, and 0.
    const hashOfPath = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, hashOfPath);
    return prefix + hash.slice(hashOfPath.length);
  };
}

/** A number from 0 in capital letters, which no count contains. */
function inLetters(number: number): string {
  const rest = Math.floor(number / 26);
  return (rest > 0 ? inLetters(rest - 1) : '') + String.fromCharCode(65 + (number % 26));
}
