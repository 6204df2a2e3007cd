import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { BuildError } from '../errors/UserError.ts';
import { listFiles } from '../files/files.ts';
import { isScript } from '../files/manifest.ts';

/** What `@vitejs/plugin-legacy` writes into modules, and into `index.html`, to find browsers without them. */
const legacyGuard = /import\s*["']data:text\/javascript,[^\n]*?import\.meta\.resolve not supported"\)["'];/;
const legacyScript = /<script type="module"[^>]*>(?:(?!<\/script>).)*__vite_is_modern_browser.*?<\/script>\s*/gs;

/** How a service worker names `index.html` in the list of files that it keeps. */
const keepsTemplate = /["']?url["']?\s*:\s*["'](?:\.?\/)?index\.html["']/;

/**
 * Makes a client bundle fit for prerendered pages. Their loaders import the modules in every browser that has modules, so
 * those of `@vitejs/plugin-legacy` are left alone; a policy refuses them, since they are `data:` URLs.
 * @returns the text of its `index.html`.
 * @throws BuildError if the bundle has no modules, or a service worker that keeps `index.html`.
 */
export async function suitBundle(folder: string, manifest: Manifest): Promise<string> {
  const errors: string[] = [];
  if (!manifest['index.html'])
    errors.push(
      'the bundle has no modules, which pages are hydrated with: let @vitejs/plugin-legacy write them, without renderModernChunks: false',
    );
  const chunks = new Set(Object.values(manifest).map(({ file }) => file));
  for (const path of (await listFiles(folder)).filter(isScript)) {
    const file = join(folder, path);
    const text = await readFile(file, 'utf8');
    if (legacyGuard.test(text)) await writeFile(file, text.replace(legacyGuard, ''));
    if (!chunks.has(path) && keepsTemplate.test(text))
      errors.push(
        `${path}: this service worker would answer with index.html as it is before the pages are rendered: let it keep scripts and styles alone, as with VitePWA({ workbox: { globPatterns: ['**/*.{js,css}'], navigateFallback: null } }), or with the same globPatterns as injectManifest`,
      );
  }
  if (errors.length > 0) throw new BuildError(errors);
  return (await readFile(join(folder, 'index.html'), 'utf8')).replace(legacyScript, '');
}
