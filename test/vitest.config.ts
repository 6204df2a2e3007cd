import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from '../scripts/content/contentPlugin.ts';
import { picturePlugin } from '../scripts/pictures/picturePlugin.ts';
import { findFrozenContent } from './support/frozenContent.ts';

export default defineConfig({
  plugins: [
    picturePlugin(),
    contentPlugin(findFrozenContent),
    react(),
    vanillaExtractPlugin({ identifiers: 'debug' }), // the names of the source
  ],
  define: { __SITE_URL__: 'null', __BUILD_YEAR__: String(new Date().getFullYear()), __SOCIAL_CARDS__: '{}' },
  test: {
    pool: 'threads', // which start faster than processes
    isolate: false, // tests clean up after themselves, and a fresh worker for each file costs half a minute
    // A test that hangs fails; one on a busy machine does not.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    // One after the other: a worker cannot change its environment, and a new worker costs a second.
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
