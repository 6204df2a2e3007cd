import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Bundles react-router's production build for the browser: its exports name the development build alone, with
 * warnings that no visitor reads.
 * @throws where the package no longer has one.
 */
export function routerForProduction(): Plugin {
  // As react-router-dom finds it, whose dependency it is.
  const fromRouterDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const file = join(dirname(fromRouterDom.resolve('react-router/package.json')), 'dist/production/index.mjs');
  return {
    name: 'router-for-production',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router$/ },
      handler() {
        if (existsSync(file)) return file;
        return this.error(
          `react-router has no ${file}: look for its production build, or remove this plugin`,
        );
      },
    },
  };
}
