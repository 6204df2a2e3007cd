import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vike/api';
import type { Manifest, Plugin } from 'vite';
import type { site } from '../../src/entry-server.tsx';
import { BuildError } from '../diagnostics/UserError.ts';
import { siteConstants } from '../vite/siteConstants.ts';
import type { BuildOptions } from './readBuildOptions.ts';

/** The module that hydrates the document: vike's name for the client entry. */
export const hydrationEntry = 'src/renderer/+client.ts';

/** The two bundles of the site. */
export interface Bundles {
  /** The facts of the site: what the server bundle exports beside what renders it. */
  readonly site: typeof site;
  /** The address of the server bundle on this machine. */
  readonly server: URL;
  /** The folder of the client bundle, and which chunk is which in it. */
  readonly client: string;
  readonly manifest: Manifest;
}

/**
 * Bundles the site for the browser and for the server, with vike.
 * @param directory takes the bundles; it must lie in the project, where the server bundle finds its packages.
 * @param year of the build.
 * @param plugins beside those of the project.
 * @throws BuildError, where a module cannot be bundled.
 */
export async function bundleSite(
  { base, siteUrl }: Pick<BuildOptions, 'base' | 'siteUrl'>,
  directory: string,
  year: number,
  plugins: readonly Plugin[] = [],
): Promise<Bundles> {
  const { prepareStackTrace } = Error;
  await build({
    viteConfig: {
      base,
      plugins: [...plugins],
      logLevel: 'warn',
      define: siteConstants({ siteUrl, year }),
      build: { outDir: directory },
    },
  })
    .catch((error) => {
      throw bundleError(error);
    })
    // vike puts its own in the place, which knows no source map of the bundles.
    .finally(() => Object.assign(Error, { prepareStackTrace }));
  const server = pathToFileURL(resolve(directory, 'server/site.mjs'));
  return {
    site: (await import(server.href)).site,
    server,
    client: join(directory, 'client'),
    manifest: JSON.parse(await readFile(join(directory, 'assets.json'), 'utf8')),
  };
}

/** The bundler's errors as a BuildError in its own words, which name the file and the line; any other error as it is. */
export function bundleError(error: unknown): unknown {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return error;
  return new BuildError(error.errors.map(({ message }) => stripVTControlCharacters(message).trim()));
}
