import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { UserError } from '../diagnostics/UserError.ts';
import { collectFiles, type OutputFile } from './files.ts';

/** A client bundle that Vite built with `build.manifest`. */
export interface ClientBundle {
  /** The folder that Vite wrote it to. */
  readonly directory: string;
  /** @see https://vite.dev/guide/backend-integration */
  readonly manifest: Manifest;
  /** The module that hydrates a page: its key in the manifest, a path from Vite's root. */
  readonly entry: string;
}

/** The errors in a client bundle: modules that the site needs but the bundle lacks. */
export function checkManifest(manifest: Manifest, moduleIds: readonly string[]): string[] {
  return moduleIds
    .filter((id) => !manifest[id])
    .map((id) => `${id}: is not in the client manifest: no module in the browser imports it`);
}

/**
 * The files that a module needs in the browser: its own chunk, then every chunk that it imports statically.
 * @throws if the manifest lacks the module.
 */
export function staticImports(manifest: Manifest, moduleId: string): string[] {
  return followImports(manifest, moduleId, 'static');
}

/** Every file that a module can ever load, by static and dynamic imports. */
export function reachableFiles(manifest: Manifest, moduleId: string): string[] {
  return followImports(manifest, moduleId, 'all');
}

/**
 * The styles of a client bundle, or an empty text.
 * @throws UserError if there are several style sheets, of which a page would miss some.
 */
export async function readStyles({ directory, manifest }: ClientBundle): Promise<string> {
  const chunks = Object.values(manifest);
  if (chunks.some(({ css = [] }) => css.length > 0))
    throw new UserError('the client bundle splits its styles: build it with cssCodeSplit: false');
  const sheet = chunks.find(({ file }) => file.endsWith('.css'));
  return sheet ? (await readFile(join(directory, sheet.file), 'utf8')).trim() : '';
}

/**
 * The files of a client bundle to publish: all but Vite's manifest, its styles, and scripts that the entry never loads.
 */
export async function clientFiles({ directory, manifest, entry }: ClientBundle): Promise<OutputFile[]> {
  const reachable = new Set(reachableFiles(manifest, entry));
  const chunks = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const unused = new Set(chunks.filter((file) => /\.(js|css)$/.test(file) && !reachable.has(file)));
  const files = await collectFiles(directory);
  return files.filter(({ path }) => !path.startsWith('.vite/') && !unused.has(path));
}

function followImports(manifest: Manifest, moduleId: string, follow: 'static' | 'all'): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const chunk = manifest[id];
    if (!chunk) throw new Error(`${id} is not in the client manifest: no page in the browser imports it`);
    files.add(chunk.file);
    for (const asset of chunk.assets ?? []) files.add(asset);
    for (const imported of chunk.imports ?? []) visit(imported);
    if (follow === 'all') for (const imported of chunk.dynamicImports ?? []) visit(imported);
  };
  visit(moduleId);
  return [...files];
}
