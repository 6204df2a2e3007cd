import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, ViteBuilder } from 'vite';
import type { ClientBundle } from '../files/manifest.ts';
import { serverEntry } from './appEntry.ts';
import { suitBundle } from './suitBundle.ts';

/** The bundles of an app, as the engine takes them. */
export interface BundledApp {
  readonly client: ClientBundle;
  /** The text of its `index.html`. */
  readonly template: string;
  /** The module that exports what the app's entry does. */
  readonly renderer: URL;
}

/** Where the bundles are, below the folder of both. */
const clientFolder = 'client';
const serverFolder = 'server';
const serverFile = 'server.mjs';

/** Vite's settings for both bundles: for the browser, and for the build. */
export function bundleEnvironments(bundles: string): Record<string, EnvironmentOptions> {
  return {
    client: {
      build: { outDir: join(bundles, clientFolder), emptyOutDir: true, manifest: true, cssCodeSplit: false },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) }, // which of React's builds it has
      build: {
        outDir: join(bundles, serverFolder),
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
  };
}

/** Bundles an app for the browser, then for the build. */
export async function bundleApp({ environments, build }: ViteBuilder, bundles: string): Promise<BundledApp> {
  const { client, ssr } = environments;
  if (!client || !ssr) throw new Error('Vite has no environments named client and ssr');
  Object.assign(ssr.config.define ?? {}, client.config.define); // each has read the configuration, perhaps with another time
  await build(client);
  const directory = join(bundles, clientFolder);
  const manifest = JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8'));
  const template = await suitBundle(directory, manifest);
  await build(ssr);
  return {
    client: { directory, manifest, entry: 'index.html' },
    template,
    renderer: pathToFileURL(join(bundles, serverFolder, serverFile)),
  };
}
