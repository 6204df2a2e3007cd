import { dirname, isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What a module in the bundle knows of its own file, as names of constants in it. */
const constants = ['dirname', 'filename', 'url'].map(
  (name) => [`import.meta.${name}`, `prerenderMeta_${name}`] as const,
);

/** A plugin with which modules of the build see their own file in `import.meta`, as in development, not the bundle. */
export function importMeta(): Plugin {
  return {
    name: 'prerender-engine:import-meta',
    apply: 'build',
    configEnvironment(name, config) {
      if (name === 'ssr') config.define = { ...config.define, ...Object.fromEntries(constants) };
    },
    transform(code, id) {
      const file = id.replace(/[?#].*/, '');
      if (this.environment.name !== 'ssr' || !code.includes('import.meta.') || !isAbsolute(file)) return undefined;
      const values = [dirname(file), file, pathToFileURL(file).href];
      const definitions = constants.map(([, name], index) => `const ${name} = ${JSON.stringify(values[index])};`);
      return { code: definitions.join('') + code, map: null };
    },
  };
}
