import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeDocument } from '../../scripts/prerender/complete.ts';
import { makeHeads } from '../../scripts/prerender/head.ts';
import {
  collectFiles,
  markFile,
  outputPaths,
  type PrerenderOptions,
  prerender,
  renderedPath,
  type TextFile,
} from '../../scripts/prerender/index.ts';
import { fileText, pageText } from './versionRenderer.ts';

/** Builds a version of the site and publishes it to a folder. */
export function publishVersion(out: string, version: number, settings: Partial<PrerenderOptions> = {}) {
  return prerender({ ...versionedSite(version), threads: 1, ...settings, out });
}

const digests = new Map<number, string>();

/** The version of the site in a folder, or what is wrong with it unless it is complete, byte for byte. */
export async function readVersion(directory: string): Promise<number | string> {
  const firstPage = await readFile(join(directory, 'index.html'), 'utf8');
  const version = Number(/<meta name="version" content="(\d+)"\/>/.exec(firstPage)?.[1]);
  if (Number.isNaN(version)) return 'the first page is not whole';
  const digest = digests.get(version) ?? versionDigest(version);
  digests.set(version, digest);
  const files = (await collectFiles(directory)).filter(({ path }) => path !== markFile);
  const isWhole = filesDigest(files) === digest;
  return isWhole ? version : `version ${version} is mixed with others`;
}

/** A site of some 300 files that differ by version: some change, some stay, some come and go. */
function versionedSite(version: number) {
  const present = Array.from({ length: 150 }, (_, index) => index).filter((index) => (index + version) % 10 > 0);
  return {
    routes: ['/', ...present.map((index) => `/page-${index}`), '*'].map((path) => ({ path })),
    renderer: new URL(`./versionRenderer.ts?version=${version}`, import.meta.url),
    fileNames: 'both',
    files: present.slice(0, 30).map((index) => ({
      path: `data/${index % 4}/${index}.txt`,
      body: fileText(index, version),
    })),
  } as const;
}

const heads = await makeHeads(
  { routes: [], renderer: new URL(import.meta.url) },
  { moduleIds: [], bundled: [], allStyle: undefined },
);

/** A text that is in all files of a version and in no others, to detect mixtures. */
function versionDigest(version: number): string {
  const { routes, files, fileNames } = versionedSite(version);
  const pages = routes.flatMap((route) => {
    const page = completeDocument(pageText(renderedPath(route), version), heads.get(undefined));
    const body = 'html' in page ? page.html : '';
    return outputPaths(route.path, fileNames).map((path) => ({ path, body }));
  });
  return filesDigest([...pages, ...files]);
}

/** A hash of the names and bytes of files, in any order. */
export function filesDigest(files: readonly TextFile[]): string {
  const lines = files.map(({ path, body }) => `${path} ${createHash('sha256').update(body).digest('hex')}\n`);
  return createHash('sha256').update(lines.sort().join('')).digest('hex');
}
