import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vike/api';
import type { Manifest } from 'vite';
import type { pageRoutes, routeErrors } from '../../src/entry-server.tsx';
import type { ClientBundle } from '../prerender/index.ts';
import { BuildError } from '../prerender/index.ts';
import { siteConstants } from '../vite/siteConstants.ts';
import type { BuildOptions } from './readBuildOptions.ts';

/** The two bundles of the site. */
export interface Bundles {
  /** Exports of the server bundle, beside `render`. */
  readonly pageRoutes: typeof pageRoutes;
  readonly routeErrors: typeof routeErrors;
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
  await build({
    viteConfig: {
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
  const client = { directory: join(directory, 'client'), manifest, entry: 'src/entry-client.tsx' };
  await removeVikeEntries(client);
  const { pageRoutes, routeErrors } = await import(server.href);
  return { pageRoutes, routeErrors, server, client };
}

/** Removes vike's own entries, which no page loads, from the bundle and its manifest. */
async function removeVikeEntries({ directory, manifest, entry }: ClientBundle): Promise<void> {
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
