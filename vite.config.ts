import { basename } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { development } from './scripts/bundle/development.ts';
import { oldestBrowsers } from './scripts/bundle/oldestBrowsers.ts';
import { shortIdentifiers } from './scripts/bundle/shortIdentifiers.ts';
import { placeholderCards, siteConstants } from './scripts/bundle/siteConstants.ts';
import { smallerBundle } from './scripts/bundle/smallerBundle.ts';
import { content } from './scripts/content/plugin.ts';
import { pictures } from './scripts/pictures/plugin.ts';
import { policySources } from './src/policy.ts';

export default defineConfig({
  plugins: [
    pictures(),
    content(),
    development(policySources),
    react(),
    vanillaExtractPlugin({ identifiers: shortIdentifiers() }),
    vike(),
    smallerBundle(),
  ],
  // Only a build draws cards, and gives their paths.
  define: siteConstants(undefined, new Date().getFullYear(), placeholderCards('src/content')),
  server: {
    host: 'localhost', // vike would serve the whole network
    forwardConsole: { unhandledErrors: true, logLevels: ['error'] },
  },
  build: {
    target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
    assetsInlineLimit: 0,
    modulePreload: false, // a page's chunk imports nothing that the current page has not loaded
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          checks: { pluginTimings: false },
          // React Router creates contexts and components at its top level, for features that this site does not import.
          // The bundler may drop them, because creating them has no side effects.
          treeshake: {
            manualPureFunctions: ['createContext', 'createElement', 'forwardRef', 'memo'].map(
              (name) => `import_react.${name}`,
            ),
          },
          output: {
            // Browsers compile a function when it is first called. With this, Chrome compiles all of them in the background
            // while the file arrives, instead of a third of the work at the first click:
            // https://v8.dev/blog/explicit-compile-hints
            postBanner: '//# allFunctionsCalledOnLoad',
            // Code for all pages in one file: many small files compress worse, and each is a request. Their style in a
            // sheet for each module, of which a page carries those that it imports.
            codeSplitting: {
              groups: [
                { name: (id) => `style-${basename(id, '.css.ts.vanilla.css')}`, test: /\.vanilla\.css$/, priority: 1 },
                { name: 'site', test: /\/src\/(entry-client\.tsx|components\/|styles\/)/ },
              ],
            },
          },
        },
      },
    },
  },
});
