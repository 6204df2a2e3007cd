import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { BuildError, UserError } from '../errors/UserError.ts';
import { decodedPath } from '../routes/routes.ts';
import { findEntry, serverEntry, serverModule } from './appEntry.ts';
import { buildSite } from './buildSite.ts';
import { bundleEnvironments } from './bundleApp.ts';
import { importMeta } from './importMeta.ts';
import { lazyNames } from './lazyNames.ts';
import { nodeModules } from './nodeModules.ts';
import { checkPluginOptions, type PluginOptions } from './pluginOptions.ts';
import { servePages } from './servePages.ts';

export type { App, Page, Site } from '../render/app.ts';
export type { PluginOptions } from './pluginOptions.ts';

/**
 * A plugin for Vite. `vite build` bundles the app for the browser and for the build, renders its pages, and publishes
 * the site completely or not at all; `vite dev` serves the same pages under the same policy.
 * @param options as of `prerender`; the rest is in Vite's configuration, in `index.html` and in the app's entry.
 */
export function prerender(options: PluginOptions = {}): Plugin[] {
  let loadEntry = () => '';
  const site: Plugin = {
    name: 'prerender-engine',
    config({ root = '.', build = {} }, { command, isPreview }) {
      if (isPreview) return { appType: 'mpa' }; // an unknown path is no other page
      const { outDir = 'dist', assetsInlineLimit = 0, ssr = false } = build;
      if (ssr)
        throw new UserError(
          'vite build --ssr bundles a server, and prerendered pages need none: run vite build without it',
        );
      // The policy allows no data: URLs. The development server would inline small drawings too.
      const files = { build: { assetsInlineLimit } };
      if (command === 'serve') {
        // Resolves packages as Node does: of those that have both formats, such as react-router-dom, Vite 6 takes CommonJS.
        return { ...files, environments: { ssr: { resolve: { externalConditions: ['node', 'module-sync'] } } } };
      }
      const out = resolve(root, outDir);
      // Named by the output, whose lock only one build has: the next one empties what a killed one left.
      const name = createHash('sha256').update(out).digest('hex').slice(0, 8);
      const bundles = resolve(root, 'node_modules/.prerender', name);
      return {
        ...files,
        builder: { buildApp: (builder) => buildSite(builder, bundles, out, options) },
        environments: bundleEnvironments(bundles),
      };
    },
    configEnvironment(name, config, { command }) {
      if (name !== 'ssr') return;
      const { noExternal: own = [] } = config.resolve ?? {};
      // Node could not load every package that a bundler can, nor see the named exports of react-helmet-async 2.
      const noExternal = command === 'build' || own === true || [own, 'react-helmet-async'].flat();
      config.resolve = { ...config.resolve, noExternal }; // Vite would add `true` to the app's list
    },
    configResolved({ base, root }) {
      const entry = findEntry(root, options.entry);
      const errors = checkPluginOptions(options, base);
      if ('error' in entry) errors.push(entry.error);
      else loadEntry = () => serverModule(entry.file, root, base);
      if (errors.length > 0) throw new BuildError(errors);
    },
    resolveId: {
      order: 'pre',
      handler: (id) => (id === serverEntry ? `\0${serverEntry}` : undefined),
    },
    load: (id) => (id === `\0${serverEntry}` ? loadEntry() : undefined),
    configureServer: (server) => () => {
      server.middlewares.use(servePages(server, options));
    },
    configurePreviewServer: ({ config, middlewares }) => {
      return () => {
        middlewares.use(showNotFoundPage(resolve(config.root, config.build.outDir)));
      };
    },
  };
  return [site, importMeta(), nodeModules(), lazyNames()];
}

/** As a host shows it, at every path without a file. */
function showNotFoundPage(folder: string): Connect.NextHandleFunction {
  return ({ url = '/' }, response, next) => {
    if (existsSync(join(folder, decodedPath(url.replace(/[?#].*/, ''))))) return next(); // Vite has added .html
    const send = (page: Buffer) => response.writeHead(404, { 'content-type': 'text/html' }).end(page);
    readFile(join(folder, '404.html')).then(send, next);
  };
}
