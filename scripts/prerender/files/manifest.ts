import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';
import { UserError } from '../errors/UserError.ts';
import { collectFiles, type OutputFile } from './files.ts';

/** A client bundle that Vite built with `build.manifest`. */
export interface ClientBundle {
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
 * The scripts that a module needs in the browser: its own chunk, then every chunk that it imports statically. Not the
 * assets of a chunk, such as a font: the browser fetches these when it uses them, and none is a module.
 */
export function staticImports(manifest: Manifest, moduleId: string): string[] {
  const ids = new Set<string>();
  const visit = (id: string) => {
    if (ids.has(id)) return;
    ids.add(id);
    for (const imported of manifest[id]?.imports ?? []) visit(imported);
  };
  visit(moduleId);
  return [...ids].map((id) => manifest[id]?.file ?? '').filter(isScript);
}

/**
 * The styles of a client bundle, or an empty text.
 * @throws UserError if there are several style sheets, of which a page would miss some.
 */
export async function readStyles({ directory, manifest }: ClientBundle): Promise<string> {
  if (Object.values(manifest).some(({ css = [] }) => css.length > 0))
    throw new UserError('the client bundle splits its styles: build it with cssCodeSplit: false');
  const sheet = bundledSheet(manifest);
  return sheet === undefined ? '' : (await readFile(join(directory, sheet), 'utf8')).trim();
}

/**
 * The files of a client bundle to publish: all but Vite's manifest, and its style sheet unless another file names it,
 * such as a second HTML page. Every script is published, even one that no entry imports: a manifest lists only some of
 * the imports between an app's own `manualChunks`.
 */
export async function clientFiles({ directory, manifest }: ClientBundle): Promise<OutputFile[]> {
  const sheet = bundledSheet(manifest);
  const files = (await collectFiles(directory)).filter(({ path }) => !path.startsWith('.vite/'));
  const others = files.filter(({ path }) => path !== sheet);
  // The template names it too, and is not published as it is.
  const isNamed = others.some(
    ({ path, body }) => !path.startsWith('index.html') && body.includes(basename(sheet ?? '')),
  );
  return sheet !== undefined && isNamed ? files : others;
}

export function isScript(path: string): boolean {
  return /\.m?js$/.test(path);
}

/** The file with all styles, which Vite names so with `cssCodeSplit: false`. Others are imported as URLs. */
export function bundledSheet(manifest: Manifest): string | undefined {
  return manifest['style.css']?.file;
}
