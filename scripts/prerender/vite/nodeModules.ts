import { isBuiltin } from 'node:module';
import type { Alias, Plugin } from 'vite';

/**
 * A plugin that leaves the modules of Node to Node, where an app has aliases for them, such as those of polyfills. These
 * are for the browser; in the build they would replace what React and the entry need of Node.
 */
export function nodeModules(): Plugin {
  let polyfills: readonly Alias[] = [];
  return {
    name: 'prerender-engine:node-modules',
    config: {
      order: 'post', // when it has the aliases of other plugins
      handler({ resolve = {} }) {
        const { alias = [] } = resolve;
        const aliases: readonly Alias[] = Array.isArray(alias)
          ? alias
          : Object.entries(alias).map(([find, replacement]) => ({ find, replacement }));
        const isPolyfill = ({ find }: Alias) => typeof find === 'string' && isBuiltin(find);
        polyfills = aliases.filter(isPolyfill);
        resolve.alias = aliases.filter((one) => !isPolyfill(one));
      },
    },
    resolveId: {
      order: 'pre',
      async handler(id, importer, options) {
        const alias = polyfills.find(({ find }) => id === find || id.startsWith(`${find}/`));
        if (!alias) return undefined;
        if (this.environment.name === 'ssr') return isBuiltin(id) ? { id, external: true } : undefined;
        const replaced = alias.replacement + id.slice(String(alias.find).length);
        return this.resolve(replaced, importer, { ...options, skipSelf: true });
      },
    },
  };
}
