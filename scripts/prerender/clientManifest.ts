import type { Manifest } from 'vite';

/**
 * The files that a module needs in the browser: its own chunk first, then every chunk that it imports.
 * @throws where the manifest has no such module.
 * @see https://vite.dev/guide/backend-integration
 */
export function staticImports(manifest: Manifest, moduleId: string): string[] {
  return collectFiles(manifest, moduleId, 'static');
}

/** The faults of a manifest: the modules, of those that a site needs, that it does not have. */
export function checkManifest(manifest: Manifest, moduleIds: readonly string[]): string[] {
  return moduleIds
    .filter((id) => !manifest[id])
    .map((id) => `${id}: is not in the client manifest: no module in the browser imports it`);
}

/** Every file that a module can ever ask for: what `staticImports` gives, and all that those import dynamically. */
export function reachableFiles(manifest: Manifest, moduleId: string): string[] {
  return collectFiles(manifest, moduleId, 'all');
}

/**
 * The file of the one style sheet.
 * @throws where the build made none.
 */
export function styleSheet(manifest: Manifest): string {
  const sheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'));
  if (!sheet) throw new Error('the client manifest names no style sheet: build with cssCodeSplit: false');
  return sheet.file;
}

function collectFiles(manifest: Manifest, moduleId: string, follow: 'static' | 'all'): string[] {
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
