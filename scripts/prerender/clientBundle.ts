import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, type OutputFile } from './files.ts';

/** A client bundle that Vite built with `build.manifest`. */
export interface ClientBundle {
  readonly directory: string;
  /** @see https://vite.dev/guide/backend-integration */
  readonly manifest: Manifest;
  /** The module that hydrates a page: its key in the manifest, a path from Vite's root. */
  readonly entry: string;
  /**
   * The style sheets of each module and of what it imports, by its key in the manifest, if the bundle's style is split
   * and its scripts link none of it. Without them, every page carries the one sheet that `cssCodeSplit: false` makes.
   */
  readonly sheets?: Readonly<Record<string, readonly string[]>> | undefined;
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** What the manifest tells of a chunk. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[] | undefined;
  readonly imports?: readonly string[] | undefined;
}

/** The errors in a client bundle: modules that the site needs but the bundle lacks, and style that scripts link. */
export function bundleErrors({ manifest }: ClientBundle, moduleIds: readonly string[]): string[] {
  const missing = [...new Set(moduleIds)].filter((id) => !manifest[id]);
  const linksStyle = Object.values(manifest).some(({ css = [] }) => css.length > 0);
  return [
    ...missing.map((id) => `${id} is not in the client manifest: no module in the browser imports it`),
    ...(linksStyle ? ['the client bundle splits its style: build it with cssCodeSplit: false'] : []),
  ];
}

/** The scripts of modules, then those that they import statically, each once: paths in the bundle. */
export function scriptsOf({ manifest }: ClientBundle, moduleIds: readonly string[]): readonly string[] {
  const ids = new Set(moduleIds);
  for (const id of ids) for (const imported of manifest[id]?.imports ?? []) ids.add(imported); // and those of each added
  return [...ids].flatMap((id) => manifest[id]?.file ?? []).filter(isScript);
}

/** Whether a file is a script. A chunk may also be an asset, such as a font. */
export function isScript(path: string): boolean {
  return /\.m?js$/.test(path);
}

/** The style of modules, each sheet once, in the order of the modules and of their sheets. */
export function styleOf({ directory, manifest, sheets = {} }: ClientBundle, moduleIds: readonly string[]): string {
  const paths = new Set([...wholeSheet(manifest), ...moduleIds.flatMap((id) => sheets[id] ?? [])]);
  return Array.from(paths, (path) => readFileSync(join(directory, path), 'utf8').trim()).join('');
}

/** The sheet with the style of all modules. */
function wholeSheet(manifest: Manifest): readonly string[] {
  const { file } = manifest['style.css'] ?? {};
  return file === undefined ? [] : [file];
}

/** The files of a client bundle to publish: all but Vite's manifest, and the sheets, which pages carry. */
export async function clientFiles({ directory, manifest, sheets = {} }: ClientBundle): Promise<OutputFile[]> {
  const carried = new Set([...wholeSheet(manifest), ...Object.values(sheets).flat()]);
  const paths = (await listFiles(directory)).filter((path) => !path.startsWith('.vite/') && !carried.has(path));
  return paths.map((path) => ({ path, source: join(directory, path) }));
}
