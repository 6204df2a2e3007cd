import type { Plugin } from 'vite';

/** A module as it stands in the browser's bundle: what is left of it, before it is minified. */
export interface BundledModule {
  /** The chunk that holds it, from the folder of the bundle. */
  readonly file: string;
  readonly id: string;
  readonly code: string;
}

/** Tells of every module in the bundle for the browser. */
export function bundledModules(tell: (module: BundledModule) => void): Plugin {
  return {
    name: 'bundled-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const [id, { code }] of Object.entries(output.modules))
          if (code) tell({ file: output.fileName, id, code });
      }
    },
  };
}
