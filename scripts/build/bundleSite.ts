import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vike/api';
import type { Manifest } from 'vite';
import type { site } from '../../src/server.ts';
import { siteConstants } from '../siteConstants.ts';
import { bundleFaults } from './bundleFaults.ts';
import type { BuildOptions } from './readBuildOptions.ts';

/** The two bundles of the site. */
export interface Bundles {
  /** What the server bundle exports. */
  readonly site: typeof site;
  /** The folder of the client bundle, and which chunk is which in it. */
  readonly client: string;
  readonly manifest: Manifest;
}

/**
 * Bundles the site for the browser and for the server, with vike.
 * @param directory takes the bundles; it must lie in the project, where the server bundle finds its packages.
 * @param year of the build.
 * @throws Faults, where a module cannot be bundled.
 */
export async function bundleSite(
  { base, siteUrl }: Pick<BuildOptions, 'base' | 'siteUrl'>,
  directory: string,
  year: number,
): Promise<Bundles> {
  await build({
    viteConfig: {
      base,
      logLevel: 'warn',
      define: siteConstants({ siteUrl, year }),
      build: { outDir: directory },
    },
  }).catch((error) => {
    throw bundleFaults(error);
  });
  const server = await import(pathToFileURL(resolve(directory, 'server/site.mjs')).href);
  return {
    site: server.site,
    client: join(directory, 'client'),
    manifest: JSON.parse(await readFile(join(directory, 'assets.json'), 'utf8')),
  };
}
