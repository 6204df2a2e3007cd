import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { developmentPlugin } from './scripts/bundle/developmentPlugin.ts';
import { oldestBrowsers } from './scripts/bundle/oldestBrowsers.ts';
import { smallerBundle } from './scripts/bundle/smallerBundle.ts';
import { contentPlugin } from './scripts/content/contentPlugin.ts';
import { picturePlugin } from './scripts/pictures/picturePlugin.ts';
import { projectPath } from './scripts/prerender/index.ts';

export default defineConfig({
  // `smallerBundle` removes code of packages that this site never runs.
  plugins: [picturePlugin(), contentPlugin(), developmentPlugin(), react(), vanillaExtract(), vike(), smallerBundle()],
  // `bundle.ts` replaces the first and the last. `import.meta.env` is no alternative: vike rejects a client bundle that
  // uses the name of an environment variable, and the deploy workflow sets `SITE_URL`.
  define: { __SITE_URL__: 'null', __BUILD_YEAR__: String(new Date().getFullYear()), __SOCIAL_CARDS__: '{}' },
  server: {
    host: 'localhost', // by default, vike listens on the whole network
    watch: { ignored: ['**/.cache/**', '**/dist/**'] }, // hundreds of files, none of them a source
    forwardConsole: { unhandledErrors: true, logLevels: ['error'] },
  },
  // No style uses `light-dark()`, whose fallback would be in every page.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
    assetsInlineLimit: 0,
    modulePreload: false, // a page's chunk imports nothing that the current page has not loaded
  },
  environments: {
    // Without Vite's default, `module`, vanilla-extract loads its own packages in Node, not through Vite. This saves an
    // eighth of the time until the development server's first response.
    ssr: { resolve: { conditions: ['node', 'development|production'] } },
    client: {
      build: {
        rollupOptions: {
          checks: { pluginTimings: false },
          // React Router creates contexts and components at its top level, for features that this site does not import.
          // The bundler may drop them, because creating them has no side effects.
          treeshake: {
            // As rolldown names React's exports.
            manualPureFunctions: ['createContext', 'createElement', 'forwardRef', 'memo'].map(
              (name) => `import_react.${name}`,
            ),
          },
          output: {
            // Browsers compile a function when it is first called. With this, Chrome compiles all of them in the
            // background while the file arrives, instead of a third of the work at the first click:
            // https://v8.dev/blog/explicit-compile-hints
            postBanner: '//# allFunctionsCalledOnLoad',
            // The code that all pages share is in one file: small files compress worse, and each is a request. Each CSS
            // module has its own stylesheet, because a page contains only the CSS of the modules that it imports.
            codeSplitting: {
              groups: [
                { name: (id) => projectPath(id), test: /\.vanilla\.css$/, priority: 1 },
                // What these import, such as the navigation, comes along.
                { name: 'site', test: /\/src\/(entry-client\.tsx|components\/|styles\/)/ },
              ],
            },
          },
        },
      },
    },
  },
});

/** Returns the plugins of vanilla-extract, with one compiler for both bundles. */
function vanillaExtract() {
  // `buildEnd` of the first bundle would close the compiler that the second needs. An open one does not keep the process
  // running. Short class names, as in a build, save the development server a pass of Babel.
  return vanillaExtractPlugin({ identifiers: 'short' }).map((plugin) => ({ ...plugin, buildEnd: undefined }));
}
