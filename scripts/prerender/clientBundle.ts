import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CopiedFile, copiedFiles, type TextFile } from './files.ts';
import type { PageRoute } from './paths.ts';
import type { PrerenderOptions } from './prerender.ts';

/** A client bundle that Vite built with `build.manifest`. */
export interface ClientBundle {
  readonly directory: string;
  /** @see https://vite.dev/guide/backend-integration */
  readonly manifest: Manifest;
  /** The module that hydrates a page: its key in the manifest, a path from Vite's root. */
  readonly entry: string;
  /**
   * The stylesheets of each module and of what it imports, by its key in the manifest, if the bundle's CSS is split and
   * its scripts link none of it. Without them, every page contains the one stylesheet that `cssCodeSplit: false` makes.
   */
  readonly stylesheets?: Readonly<Record<string, readonly string[]>> | undefined;
}

type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[] | undefined;
  readonly imports?: readonly string[] | undefined;
}

/** Returns the errors in a client bundle: required modules that are missing, and CSS that scripts link. */
export function bundleErrors({ manifest, entry }: ClientBundle, routes: readonly PageRoute[]): string[] {
  const moduleIds = new Set([entry, ...routes.flatMap(({ module = [] }) => module)]);
  const missing = [...moduleIds].filter((id) => !manifest[id]);
  const linksCss = Object.values(manifest).some(({ css = [] }) => css.length > 0);
  return [
    ...missing.map((id) => `${id} is not in the client manifest: correct its path, or import it`),
    ...(linksCss
      ? ['scripts of the client bundle link CSS: list it in stylesheets, or build it with cssCodeSplit: false']
      : []),
  ];
}

/** Lists the files of a client bundle to publish. Pages contain the stylesheets. The folder `.vite` is left out. */
export async function clientFiles({ directory, manifest, stylesheets = {} }: ClientBundle): Promise<CopiedFile[]> {
  const inPages = new Set([manifest['style.css']?.file, ...Object.values(stylesheets).flat()]);
  return (await copiedFiles(directory)).filter(({ path }) => !inPages.has(path));
}

/** Returns the file with the CSS of all pages, which scripts wait for; undefined if each page contains all of it. */
export function stylesheetOf({ client, routes }: PrerenderOptions): TextFile | undefined {
  const modules = routes.flatMap(({ module = [] }) => module);
  const body = client?.stylesheets ? cssOf(client, [client.entry, ...modules]) : '';
  if (body === '') return undefined;
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  return { path: `assets/style-${hash}.css`, body };
}

/** Returns the scripts of modules, then those that they import statically, each once: paths in the bundle. */
export function scriptsOf({ manifest }: ClientBundle, moduleIds: readonly string[]): readonly string[] {
  const ids = new Set(moduleIds);
  for (const id of ids) for (const imported of manifest[id]?.imports ?? []) ids.add(imported); // a Set also visits what is added meanwhile
  const files = [...ids].flatMap((id) => manifest[id]?.file ?? []);
  return files.filter((path) => /\.m?js$/.test(path)); // a chunk may also be an asset, such as a font
}

/** Reads the CSS of the whole bundle, if it is one file; otherwise that of the modules, each file once and in order. */
export function cssOf({ directory, manifest, stylesheets = {} }: ClientBundle, moduleIds: readonly string[]): string {
  const whole = manifest['style.css'];
  const paths = whole ? [whole.file] : new Set(moduleIds.flatMap((id) => stylesheets[id] ?? []));
  return Array.from(paths, (path) => readFileSync(join(directory, path), 'utf8').trim()).join('');
}
