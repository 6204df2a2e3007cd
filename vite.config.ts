import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vitest/config';
import { browserErrors } from './scripts/vite/browserErrors.ts';
import { content } from './scripts/vite/content.ts';
import { contentSecurityPolicy } from './scripts/vite/contentSecurityPolicy.ts';
import { errorPage } from './scripts/vite/errorPage.ts';
import { helmetForReact19 } from './scripts/vite/helmetForReact19.ts';
import { oneStyleSheet } from './scripts/vite/oneStyleSheet.ts';
import { pictures } from './scripts/vite/pictures.ts';
import { refreshPages } from './scripts/vite/refreshPages.ts';
import { siteConstants } from './scripts/vite/siteConstants.ts';
import { vanillaExtract } from './scripts/vite/vanillaExtract.ts';
import { withoutDisplayNames } from './scripts/vite/withoutDisplayNames.ts';
import { policySources } from './src/policy.ts';

const underTest = process.env.VITEST !== undefined;

export default defineConfig({
  plugins: [
    pictures({ cacheDirectory: '.cache/pictures' }),
    content({ directory: underTest ? 'test/fixtures/content' : 'src/content' }),
    contentSecurityPolicy(policySources),
    refreshPages(),
    react(),
    vanillaExtract({ identifiers: underTest ? 'debug' : 'short' }),
    browserErrors(),
    !underTest && errorPage(),
    !underTest && vike(),
    oneStyleSheet(),
    helmetForReact19(),
    withoutDisplayNames(),
  ],
  define: siteConstants({ siteUrl: undefined, year: new Date().getFullYear() }),
  server: { host: 'localhost' }, // vike would serve everyone on the network
  build: {
    assetsInlineLimit: 0,
    modulePreload: false, // a page's chunk imports nothing that the page in hand has not loaded
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          checks: { pluginTimings: false },
          // React Router makes contexts and components at its top level, for features that this site does not import.
          // Told that making them does nothing else, the bundler leaves them out.
          treeshake: {
            manualPureFunctions: ['createContext', 'createElement', 'forwardRef', 'memo'].map(
              (name) => `import_react.${name}`,
            ),
          },
          // What any page needs comes in one file: many small ones compress worse, and each is a request.
          output: {
            codeSplitting: {
              groups: [{ name: 'site', test: /\/src\/(entry-client\.tsx|components\/|styles\/)/ }],
            },
          },
        },
      },
    },
  },
  test: {
    pool: 'threads', // which start sooner than processes
    isolate: false, // no test leaves a trace that another could trip over; a fresh worker a file costs half a minute
    testTimeout: 60_000, // a test that hangs fails; one on a busy machine does not
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    // One after the other: a worker cannot go from one environment to the other, and a new one costs a second.
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/**/*.dom.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['test/**/*.dom.test.{ts,tsx}'],
          environment: 'happy-dom',
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
        },
      },
    ],
  },
});
