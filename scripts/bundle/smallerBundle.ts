import type { Plugin } from 'vite';

/** Pieces of react-helmet-async, with their replacements for React 19. */
const helmetReplacements = [
  // The check for React's version.
  ['var isReact19 = major >= 19;', 'const isReact19 = true;'],
  // The store that collects the tags for earlier versions of React, and the code that fills it.
  ['helmetData && !(helmetData instanceof HelmetData)', 'false'],
  ['import shallowEqual from "shallowequal";', ''],
  // A deep comparison of the tags, which React compares itself.
  ['import fastCompare from "react-fast-compare";', 'const fastCompare = () => false;'],
] as const;

/** Code for the browser without what this site never runs, and files with neutral names. */
export function smallerBundle(): Plugin[] {
  return [
    {
      name: 'helmet-for-react-19',
      apply: 'build',
      transform: {
        filter: { id: /\/react-helmet-async\/lib\/index\.esm\.js$/ },
        // Removes the code for React 18 and earlier, which saves 3.1 kB (gzip) on every first page.
        handler(code) {
          return {
            code: helmetReplacements.reduce((text, [old, replacement]) => {
              if (!text.includes(old))
                this.error(`react-helmet-async no longer contains "${old}": find what replaced it`);
              return text.replace(old, replacement);
            }, code),
            map: null,
          };
        },
      },
    },
    {
      name: 'without-display-names',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      transform: {
        filter: { id: /\/node_modules\/react-router\// },
        // `Form.displayName = "Form"`, which only developer tools read, keeps a component in the bundle that nothing
        // imports. Without these, a first page loads 6.0 kB (gzip) less. The bundler's own option,
        // `propertyWriteSideEffects: false`, applies to every package, which breaks React.
        handler: (code) => ({ code: code.replace(/^\w+\.displayName = "[^"]*";$/gm, ''), map: null }),
      },
    },
    {
      name: 'without-preloads',
      apply: 'build',
      enforce: 'pre',
      // Vite wraps each dynamic import, to preload what its chunk imports and links. Here that is nothing.
      load: {
        filter: { id: /preload-helper\.js$/ },
        handler: () => 'export const __vitePreload = (load) => load();',
      },
    },
    {
      name: 'neutral-names',
      apply: 'build',
      // Ad blockers refuse files such as `ad-banner.svg`. Set here, because vike refuses it in the configuration.
      outputOptions: (options) => ({ ...options, assetFileNames: 'assets/static/file.[hash][extname]' }),
    },
  ];
}
