import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Alias, normalizePath, type Plugin, type ResolvedConfig, type UserConfig, type ViteBuilder } from 'vite';
import { styleLimit } from '../document/planHead.ts';
import { readTemplate } from '../document/readTemplate.ts';
import { projectPath } from '../errors/projectPath.ts';
import { BuildError, UserError } from '../errors/UserError.ts';
import { listFiles } from '../files/files.ts';
import { readStyles } from '../files/manifest.ts';
import { openOutput } from '../files/output.ts';
import { renderSite } from '../prerender.ts';
import { listPages } from '../render/threads.ts';
import { checkFiles } from '../routes/checkRoutes.ts';
import { decodedPath, type PageRoute } from '../routes/routes.ts';
import { explainFailure } from './explainFailure.ts';
import { lazyNames, reactModule } from './lazyNames.ts';
import { openPages } from './openPages.ts';
import { checkPluginOptions, type PluginOptions, type SharedOptions } from './pluginOptions.ts';
import { checkPages, isWritten } from './samplePages.ts';
import { servePages, serverEntry } from './servePages.ts';
import { suitBundle } from './suitBundle.ts';

export type { App, Page, Site } from '../render/app.ts';

const serverFile = 'server.mjs';

const entries = ['jsx', 'tsx', 'js', 'ts'].map((extension) => `src/prerender.${extension}`);

/**
 * A plugin for Vite. `vite build` bundles the app for the browser and for the build, renders its pages, and publishes
 * the site completely or not at all; `vite dev` serves the same pages under the same policy.
 * @param options as of `prerender`; the rest is in Vite's configuration, in `index.html` and in the app's entry.
 */
export function prerender(given: PluginOptions = {}): Plugin[] {
  const { entry, browser = false, ...options } = given;
  let appModule = '';
  let polyfills: ReturnType<typeof takePolyfills> = [];
  let base = '/';
  let root = '.';
  const site: Plugin = {
    name: 'prerender-engine',
    config: {
      order: 'post', // when it has the aliases of other plugins
      handler(config, { command, isPreview }) {
        const { root = '.', build: { outDir = 'dist', assetsInlineLimit = 0, ssr = false } = {} } = config;
        if (isPreview) return { appType: 'mpa' }; // an unknown path is no other page
        if (ssr)
          throw new UserError(
            'vite build --ssr bundles a server, and prerendered pages need none: run vite build without it',
          );
        polyfills = takePolyfills(config);
        if (command === 'serve') {
          // Resolves packages as Node does: of those that have both formats, such as react-router-dom, Vite 6 takes CommonJS.
          return {
            build: { assetsInlineLimit }, // as in a build; the server inlines small drawings
            environments: { ssr: { resolve: { externalConditions: ['node', 'module-sync'] } } },
          };
        }
        const out = resolve(root, outDir);
        // Named by the output, whose lock only one build has: the next one empties what a killed one left.
        const name = createHash('sha256').update(out).digest('hex').slice(0, 8);
        const bundles = resolve(root, 'node_modules/.prerender', name);
        return {
          build: { assetsInlineLimit }, // the policy allows no data: URLs
          builder: {
            async buildApp(builder) {
              await buildSite(builder, bundles, out, options, browser);
            },
          },
          environments: {
            client: {
              build: {
                outDir: join(bundles, 'client'),
                emptyOutDir: true,
                manifest: true,
                cssCodeSplit: false,
              },
            },
            ssr: {
              define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) }, // which of React's builds it has
              build: {
                outDir: join(bundles, 'server'),
                emptyOutDir: true,
                copyPublicDir: false,
                reportCompressedSize: false,
                minify: false, // whatever the app has: no browser loads it, and stack traces keep the names of the source
                sourcemap: true, // the errors of a page name the lines of its source
                rollupOptions: {
                  input: serverEntry,
                  output: { entryFileNames: serverFile, chunkFileNames: '[name]-[hash].mjs' },
                },
              },
            },
          },
        };
      },
    },
    configEnvironment(name, config, { command }) {
      if (name !== 'ssr') return;
      if (command === 'build') config.define = { ...config.define, ...Object.fromEntries(metaNames) };
      const { noExternal: own = [] } = config.resolve ?? {};
      // Node could not load every package that a bundler can, nor see the named exports of react-helmet-async 2.
      const noExternal = command === 'build' || own === true || [own, 'react-helmet-async'].flat();
      config.resolve = { ...config.resolve, noExternal }; // Vite would add `true` to the app's list
    },
    configResolved(config) {
      ({ base, root } = config);
      const names = typeof entry === 'string' ? [entry] : entries;
      appModule = names.map((name) => resolve(root, name)).find((file) => existsSync(file)) ?? '';
      const errors = checkPluginOptions(given, base);
      if (!appModule)
        errors.push(
          `${names[0]} is missing: write it with the exports paths and render, or name the app's entry with prerender({ entry })`,
        );
      if (errors.length > 0) throw new BuildError(errors);
    },
    resolveId: {
      order: 'pre',
      async handler(id, importer, options) {
        if (id === serverEntry) return `\0${serverEntry}`;
        const alias = polyfills.find(({ find }) => id === find || id.startsWith(`${find}/`));
        if (!alias) return undefined;
        if (this.environment.name === 'ssr') return isBuiltin(id) ? { id, external: true } : undefined;
        return this.resolve(alias.replacement + id.slice(alias.find.length), importer, { ...options, skipSelf: true });
      },
    },
    load(id) {
      if (id !== `\0${serverEntry}`) return undefined;
      const name = JSON.stringify(projectPath(appModule, root));
      return [
        `import { withPageData } from ${reactModule('withPageData')};`,
        `import * as app from ${JSON.stringify(normalizePath(appModule))};`,
        'export const { paths, render: renderPath } = { ...app };',
        `const missing = ['paths', 'render'].filter((name) => !(name in { ...app }));`,
        `if (missing.length > 0) throw new Error(${name} + ' exports no ' + missing.join(' and no ') + ': write export const paths = […] and export { render } from "prerender-engine/react", or what your router needs');`,
        `export const render = (path) => withPageData(renderPath, path, { base: ${JSON.stringify(base)} });`,
      ].join('\n');
    },
    transform(code, id) {
      const { name, mode } = this.environment;
      const isOfBuild = name === 'ssr' && mode === 'build' && code.includes('import.meta.');
      return isOfBuild ? { code: withMeta(code, id), map: null } : undefined;
    },
    configureServer: (server) => () => {
      server.middlewares.use(servePages(server, options));
    },
    configurePreviewServer: ({ config, middlewares }) => {
      const folder = resolve(config.root, config.build.outDir);
      return () => {
        middlewares.use(({ url = '/' }, response, next) => {
          if (existsSync(join(folder, decodedPath(url.replace(/[?#].*/, ''))))) return next(); // Vite has added .html
          const send = (page: Buffer) => response.writeHead(404, { 'content-type': 'text/html' }).end(page);
          readFile(join(folder, '404.html')).then(send, next);
        });
      };
    },
  };
  return [site, lazyNames()];
}

/** What a module in the bundle knows of its own file, as names of constants in it. */
const metaNames = ['dirname', 'filename', 'url'].map(
  (name) => [`import.meta.${name}`, `prerenderMeta_${name}`] as const,
);

/** A module of the bundle that sees its own file in `import.meta`, as in development, not that of the bundle. */
function withMeta(code: string, id: string): string {
  const file = id.replace(/[?#].*/, '');
  if (!isAbsolute(file)) return code;
  const values = [dirname(file), file, pathToFileURL(file).href];
  return `${metaNames.map(([, name], index) => `const ${name} = ${JSON.stringify(values[index])};`).join('')}${code}`;
}

/**
 * Takes the aliases of Node's own modules out of a configuration, such as those of polyfills. They are for the browser,
 * and in the build they would replace what React and the entry need of Node.
 */
function takePolyfills({ resolve = {} }: UserConfig): { readonly find: string; readonly replacement: string }[] {
  const { alias = [] } = resolve;
  const aliases: readonly Alias[] = Array.isArray(alias)
    ? alias
    : Object.entries(alias).map(([find, replacement]) => ({ find, replacement }));
  const isPolyfill = ({ find }: Alias) => typeof find === 'string' && isBuiltin(find);
  resolve.alias = aliases.filter((one) => !isPolyfill(one));
  return aliases.filter(isPolyfill).map(({ find, replacement }) => ({ find: String(find), replacement }));
}

/**
 * Finds, before the app is bundled, files that would clash with its pages afterwards.
 * @throws BuildError if a public file has the name of a page that any app has.
 */
async function checkPublicFiles({ root, publicDir }: ResolvedConfig): Promise<void> {
  const files = (await listFiles(publicDir)).map((path) => ({ path, body: '' }));
  const errors = checkFiles(files, [{ path: '/' }, { path: '*' }], 'page');
  if (errors.length > 0) throw new BuildError(errors.map((error) => `${projectPath(publicDir, root)}: ${error}`));
}

/** Bundles the app and publishes its pages. What was published before stays until everything is complete. */
async function buildSite(
  { config, environments, build }: ViteBuilder,
  bundles: string,
  out: string,
  options: SharedOptions,
  usesBrowser: boolean,
): Promise<void> {
  const { client, ssr } = environments;
  if (!client || !ssr) throw new Error('Vite has no environments named client and ssr');
  await checkPublicFiles(config);
  const output = await openOutput(out); // fails before anything is bundled if the folder cannot be published to
  const close = () => {
    output.close();
    rmSync(bundles, { recursive: true, force: true });
  };
  const end = () => process.exit(1);
  let explain = async (error: unknown) => error;
  process.once('exit', close).once('SIGINT', end).once('SIGTERM', end);
  try {
    Object.assign(ssr.config.define ?? {}, client.config.define); // each has read the configuration, perhaps with another time
    await build(client);
    const folder = join(bundles, 'client');
    const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
    const template = await suitBundle(folder, manifest);
    await build(ssr);
    const renderer = pathToFileURL(join(bundles, 'server', serverFile));
    const start = performance.now();
    const bundle = { directory: folder, manifest, entry: 'index.html' };
    explain = async (error) => {
      const { head, url, rootId } = options;
      const css = head?.css ?? (await readStyles(bundle));
      const read = readTemplate(template, (file) => file.startsWith(config.base), rootId);
      return explainFailure(error, { template: read, css, policy: head?.policy, url });
    };
    const listed = await listPages(renderer, options);
    const routes = listed.filter(({ path }) => !Object.hasOwn(options.redirects ?? {}, path));
    const site = { ...options, routes, renderer, base: config.base, template, client: bundle };
    const { pages, files, linked } = await renderSite(site, output.staging, output.published);
    const { warnings, checked, total } = await checkPages(output.staging, join(bundles, 'again'), site, routes);
    const hasScripts = options.shard === undefined || options.shard.startsWith('1/');
    const isHere = ({ path }: PageRoute) => isWritten(output.staging, path, options.fileNames);
    if (usesBrowser && hasScripts) await openPages(routes.filter(isHere), config, output.staging, options.fileNames);
    if (usesBrowser && !hasScripts)
      config.logger.info('no page was opened: the first shard, which has the scripts, does it');
    await output.publish(files);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const name = relative(config.root, out) || out;
    for (const warning of warnings) config.logger.warn(warning);
    const extent = checked < total ? `; ${checked} of them checked for likely mistakes` : '';
    const style =
      linked > 0
        ? `; ${pages - linked} carry their style, ${linked} link the style sheet, since theirs has more than ${styleLimit / 1000} kB`
        : '';
    config.logger.info(`✓ ${pages} pages prerendered, ${files} files in ${name}/ (${seconds} s)${style}${extent}`);
  } catch (error) {
    throw await explain(error).catch(() => error); // which is of the template or the style itself
  } finally {
    close();
    process.off('exit', close).off('SIGINT', end).off('SIGTERM', end);
  }
}
