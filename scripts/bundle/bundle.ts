import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Manifest, Plugin } from 'vite';
import type { BuildOptions } from '../command/readBuildOptions.ts';
import { BuildError, type ClientBundle, projectPath } from '../prerender/index.ts';

type ServerBundle = typeof import('../../src/entry-server.tsx');

const clientEntry = 'src/entry-client.tsx';

/**
 * Bundles the site for the browser and for the server, with vike, into a folder that is removed at the end.
 * @param socialCards a hash of each page's card, by the lowercase name of the page.
 * @returns the client bundle; the URL of the server bundle, which is `src/entry-server.tsx`, and what it exports.
 * @throws BuildError if a module cannot be bundled.
 */
export async function bundleSite({ base, siteUrl }: BuildOptions, socialCards: Readonly<Record<string, string>>) {
  // Imported here, so that errors of the content are reported before these have loaded.
  const { build } = await import('vike/api');
  const { mergeConfig } = await import('vite');
  const { default: siteConfig } = await import('../../vite.config.ts');
  const directory = createTemporaryFolder();
  const stylesheets: Record<string, readonly string[]> = {};
  const viteConfig = mergeConfig(siteConfig, {
    configFile: false, // vike and Vite would load it five times
    plugins: [withoutVikeEntries(), splitStyles(stylesheets)],
    base,
    publicDir: false, // `build.ts` publishes these files
    logLevel: 'warn',
    define: {
      __SITE_URL__: JSON.stringify(siteUrl ?? null),
      __SOCIAL_CARDS__: JSON.stringify(socialCards),
    },
    build: { outDir: directory },
    environments: {
      ssr: {
        build: {
          sourcemap: true, // for the source lines in the errors of pages
          rollupOptions: { input: { site: 'src/entry-server.tsx' }, checks: { pluginTimings: false } },
        },
      },
    },
  });
  await build({ viteConfig }).catch((error) => {
    throw toBuildError(error);
  });
  // vike moves Vite's `.vite/manifest.json` there.
  const manifest: Manifest = JSON.parse(await readFile(join(directory, 'assets.json'), 'utf8'));
  const serverUrl = pathToFileURL(resolve(directory, 'server/site.mjs'));
  const { pageRoutes, redirects }: ServerBundle = await import(serverUrl.href);
  const client: ClientBundle = { directory: join(directory, 'client'), manifest, entry: clientEntry, stylesheets };
  return { pageRoutes, redirects, serverUrl, client };
}

/** Creates a folder that is removed when this process ends: in the project, where Node finds its packages. */
function createTemporaryFolder(): string {
  mkdirSync('node_modules/.cache', { recursive: true });
  const folder = mkdtempSync('node_modules/.cache/bundles-');
  process.on('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Windows keeps a file that is open, such as a font.
    }
  });
  return folder;
}

/**
 * Bundles the site's own client entry instead of vike's, under the name that vike derives from `client` in
 * `src/vike/+config.ts`. `+onRenderHtml.ts` is for development only.
 */
function withoutVikeEntries(): Plugin {
  return {
    name: 'without-vike-entries',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({ ...options, input: { 'entries/src/entry-client': clientEntry } }),
  };
}

/**
 * Lists the stylesheets of each entry point and dynamic import, in the order of their imports. Removes the links to
 * stylesheets that Vite would add to the scripts: each page contains its own CSS.
 * @param stylesheets receives the lists, by the path of the module from the project's root.
 */
function splitStyles(stylesheets: Record<string, readonly string[]>): Plugin {
  return {
    name: 'split-styles',
    generateBundle: {
      order: 'pre', // before Vite removes the chunks that contain only CSS, and writes what the others link
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));
        const clientChunks = this.environment.name === 'client' ? chunks : [];
        for (const { facadeModuleId } of clientChunks) {
          if (!facadeModuleId) continue; // a chunk that others share
          const modules = modulesOf(facadeModuleId, (id) => this.getModuleInfo(id)?.importedIds ?? []);
          const names = modules.flatMap((id) => [...(chunkOf.get(id)?.viteMetadata?.importedCss ?? [])]);
          stylesheets[projectPath(facadeModuleId)] = [...new Set(names)];
        }
        // In the server bundle too, because vike would move its stylesheets to the client bundle.
        for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear();
      },
    },
  };
}

/** Returns a module and all that it imports statically, in the order in which they run. */
function modulesOf(id: string, importsOf: (id: string) => readonly string[], seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  return [...importsOf(id).flatMap((imported) => modulesOf(imported, importsOf, seen)), id];
}

/** Turns the bundler's errors, which name file and line, into a BuildError. Returns any other error unchanged. */
function toBuildError(error: unknown): unknown {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return error;
  const texts = error.errors.map((one) => String(one?.message ?? one));
  return new BuildError(texts.map((text) => stripVTControlCharacters(text).trim()));
}
