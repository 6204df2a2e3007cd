import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vike/api';
import type { Manifest, Plugin } from 'vite';
import type { pageRoutes, redirects, routeErrors } from '../../src/entry-server.tsx';
import type { BuildOptions } from '../command/readBuildOptions.ts';
import { BuildError, type ClientBundle, projectPath } from '../prerender/index.ts';
import { siteConstants } from './siteConstants.ts';

/** The two bundles of the site. */
export interface Bundles {
  /** Exports of the server bundle, beside `render`. */
  readonly pageRoutes: typeof pageRoutes;
  readonly routeErrors: typeof routeErrors;
  readonly redirects: typeof redirects;
  /** The server bundle, which is `src/entry-server.tsx`, as a `file:` URL. */
  readonly server: URL;
  readonly client: ClientBundle;
}

/**
 * Bundles the site for the browser and for the server, with vike.
 * @param directory for the bundles, inside the project so that the server bundle finds its packages.
 * @param socialCards the path of each page's card, by the name of the page in small letters.
 * @throws BuildError if a module cannot be bundled.
 */
export async function bundleSite(
  { base, siteUrl, now }: Pick<BuildOptions, 'base' | 'siteUrl' | 'now'>,
  directory: string,
  socialCards: Readonly<Record<string, string>>,
): Promise<Bundles> {
  const { plugin, sheets } = splitStyle();
  await build({
    viteConfig: {
      plugins: [plugin],
      base,
      logLevel: 'warn',
      configLoader: 'native', // bundling the configuration takes longer, and prints its own timings
      define: siteConstants(siteUrl, now.getUTCFullYear(), socialCards),
      build: { outDir: directory },
      environments: {
        ssr: {
          build: {
            sourcemap: true, // the errors of a page name the lines of its source
            rollupOptions: { input: { site: 'src/entry-server.tsx' }, checks: { pluginTimings: false } },
          },
        },
      },
    },
  }).catch((error) => {
    throw bundleError(error);
  });
  const server = pathToFileURL(resolve(directory, 'server/site.mjs'));
  const manifest: Manifest = JSON.parse(await readFile(join(directory, 'assets.json'), 'utf8'));
  const client = { directory: join(directory, 'client'), manifest, entry: 'src/entry-client.tsx', sheets };
  await removeVikeEntries(join(directory, 'client'), manifest, client.entry);
  const { pageRoutes, redirects, routeErrors } = await import(server.href);
  return { pageRoutes, redirects, routeErrors, server, client };
}

/**
 * The style of each module in sheets of its own, and which these are. Vite would link them again as a page is imported,
 * which a page that carries its style does not need.
 */
function splitStyle() {
  const sheets: Record<string, readonly string[]> = {};
  const plugin: Plugin = {
    name: 'split-style',
    generateBundle: {
      order: 'pre', // before Vite removes the chunks that are nothing but style, and writes what the others link
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));
        for (const { facadeModuleId } of chunks) {
          if (!facadeModuleId || this.environment.name !== 'client') continue;
          const modules = modulesOf(facadeModuleId, (id) => this.getModuleInfo(id)?.importedIds ?? []);
          const names = modules.flatMap((id) => [...(chunkOf.get(id)?.viteMetadata?.importedCss ?? [])]);
          sheets[projectPath(facadeModuleId)] = [...new Set(names)];
        }
        // Of the server's bundle too, whose sheets vike would move to the client's.
        for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear();
      },
    },
  };
  return { plugin, sheets };
}

/** A module and all that it imports statically, in the order in which they are run. */
function modulesOf(id: string, importsOf: (id: string) => readonly string[], seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  return [...importsOf(id).flatMap((imported) => modulesOf(imported, importsOf, seen)), id];
}

/** Removes vike's own entries, which no page loads, from the bundle and its manifest. */
async function removeVikeEntries(directory: string, manifest: Manifest, entry: string): Promise<void> {
  for (const [id, { file, isEntry }] of Object.entries(manifest)) {
    if (!isEntry || id === entry) continue;
    await rm(join(directory, file));
    delete manifest[id];
  }
}

/** Turns the bundler's errors, which name file and line, into a BuildError. Returns any other error unchanged. */
function bundleError(error: unknown): unknown {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return error;
  const texts = error.errors.map((one) => String(one?.message ?? one));
  return new BuildError(texts.map((text) => stripVTControlCharacters(text).trim()));
}
