import { globSync } from 'node:fs';
import type { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';

/** Returns plugins that remove code that this site never runs from the bundles. */
export function smallerBundle(): Plugin[] {
  return [helmetForReact19, withoutDisplayNames, withoutPreloads];
}

/** Code of react-helmet-async that only React 18 and earlier need, with its replacements. */
const helmetReplacements = [
  ['var isReact19 = major >= 19;', 'const isReact19 = true;'],
  // The store that collects the tags, and the code that fills it.
  ['helmetData && !(helmetData instanceof HelmetData)', 'false'],
  ['import shallowEqual from "shallowequal";', ''],
  // A deep comparison of the tags, which React 19 compares itself.
  ['import fastCompare from "react-fast-compare";', 'const fastCompare = () => false;'],
] as const;

/** Saves 3.1 kB (gzip) on every first page. */
const helmetForReact19: Plugin = {
  name: 'helmet-for-react-19',
  apply: 'build',
  transform: {
    filter: { id: /\/react-helmet-async\/lib\/index\.esm\.js$/ },
    handler(code) {
      for (const [old] of helmetReplacements)
        if (!code.includes(old)) this.error(`react-helmet-async no longer contains "${old}": find what replaced it`);
      return {
        code: helmetReplacements.reduce((text, [old, replacement]) => text.replace(old, replacement), code),
        map: null,
      };
    },
  },
};

/**
 * Removes `Form.displayName = "Form"`, which only developer tools read: it keeps a component in the bundle that nothing
 * imports. Saves 6.0 kB (gzip) on every first page. The bundler's own option, `propertyWriteSideEffects: false`,
 * applies to every package, which breaks React.
 */
const withoutDisplayNames: Plugin = {
  name: 'without-display-names',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) => ({ code: code.replace(/^\w+\.displayName = "[^"]*";$/gm, ''), map: null }),
  },
};

/** Replaces Vite's wrapper of dynamic imports, which preloads a chunk's imports and stylesheets: here, it has none. */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

type Identifiers = NonNullable<Parameters<typeof vanillaExtractPlugin>[0]>['identifiers'];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Returns a function for class names: a letter for the CSS module and a count, such as `K4`. vanilla-extract's own names
 * begin with a hash of the module's path, which does not compress: they add 160 bytes to Home, and 530 to its scripts.
 */
export function shortIdentifiers(): Exclude<Identifiers, string | undefined> {
  const files = globSync('src/**/*.css.ts').map((path) => path.replaceAll('\\', '/'));
  files.sort();
  const hashes = new Map<string, string>();
  return ({ filePath, hash }) => {
    const letter = letters[files.indexOf(filePath)];
    if (letter === undefined) return `_${hash}`; // a file created after the server started, or too many files
    // The first identifier of a file is the hash of its path, and 0.
    const hashOfPath = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, hashOfPath);
    return letter + hash.slice(hashOfPath.length);
  };
}
