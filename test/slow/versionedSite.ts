import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectFiles, prerender } from '../../scripts/prerender/index.ts';

/** Builds a version of the site, of some 300 files, and publishes it to a folder. Some files exist in some versions. */
export function publishVersion(out: string, version: number) {
  const present = Array.from({ length: 150 }, (_, index) => index).filter((index) => (index + version) % 10 > 0);
  return prerender({
    routes: ['/', ...present.map((index) => `/page-${index}`), '*'].map((path) => ({ path })),
    renderer: new URL(`./versionRenderer.ts?version=${version}`, import.meta.url),
    fileNames: 'both',
    files: present.slice(0, 30).map((index) => ({ path: `data/${index}.txt`, body: `version ${version};` })),
    out,
  });
}

/** Returns the version of the site in a folder, or what is wrong with it unless all its files are of one version. */
export async function readVersion(directory: string): Promise<number | string> {
  const [, version] = /version (\d+);/.exec(await readFile(join(directory, 'index.html'), 'utf8')) ?? [];
  const files = (await collectFiles(directory)).filter(({ path }) => /\.(?:html|txt)$/.test(path));
  const pages = Array.from({ length: 150 }, (_, index) => (index + Number(version)) % 10 > 0).filter(Boolean).length;
  if (files.length !== 2 * pages + 2 + 30) return `version ${version} has ${files.length} files`;
  const mixed = files.filter(({ body }) => !body.toString().includes(`version ${version};`));
  return mixed.length > 0 ? `version ${version} is mixed with others` : Number(version);
}
