import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  collectFiles,
  markerFile,
  type OutputFile,
  type PrerenderOptions,
  prerender,
} from '../../scripts/prerender/index.ts';
import { render, words } from './versionRenderer.ts';

type Settings = Pick<PrerenderOptions, 'threads' | 'signal'>;

/** Builds a version of the site and publishes it to a folder. */
export function publishVersion(out: string, version: number, settings: Settings = {}) {
  return prerender({
    ...versionedSite(version),
    threads: 1,
    ...settings,
    renderer: new URL('./versionRenderer.ts', import.meta.url),
    fileNames: 'both',
    out,
  });
}

const digests = new Map<number, string>();

/** The version of the site in a folder, or what is wrong with it unless it is complete, byte for byte. */
export async function readVersion(directory: string): Promise<number | string> {
  const version = versionOf(await readFile(join(directory, 'index.html'), 'utf8'));
  if (version === undefined) return 'the first page is not whole';
  const digest = digests.get(version) ?? versionDigest(version);
  digests.set(version, digest);
  const files = (await collectFiles(directory)).filter(({ path }) => path !== markerFile);
  const isWhole = filesDigest(files) === digest;
  return isWhole ? version : `version ${version} is mixed with others`;
}

/** A site of some 300 files that differ by version: some change, some stay, some come and go. */
function versionedSite(version: number) {
  const present = Array.from({ length: 150 }, (_, index) => index).filter((index) => (index + version) % 10 > 0);
  const inVersion = (index: number) => (index % 3 === 0 ? `<meta name="version" content="${version}"/>` : '');
  return {
    routes: [
      { path: '/', headEnd: inVersion(0) },
      ...present.map((index) => ({ path: `/page-${index}`, headEnd: inVersion(index) })),
      { path: '*' },
    ],
    files: present.slice(0, 30).map((index) => ({
      path: `data/${index % 4}/${index}.txt`,
      body: `${inVersion(index)}\n${words}`,
    })),
  };
}

/** The version stated on the first page of a site, or undefined. */
function versionOf(firstPage: string): number | undefined {
  const version = /<meta name="version" content="(\d+)"\/>/.exec(firstPage)?.[1];
  return version === undefined ? undefined : Number(version);
}

/** A text that is in all files of a version and in no others, to detect mixtures. */
function versionDigest(version: number): string {
  const { routes, files } = versionedSite(version);
  const pages = routes.flatMap(({ path, headEnd = '' }) => {
    const body = render(path === '*' ? '/404' : path).replace('</head>', `${headEnd}</head>`);
    if (path === '*') return [{ path: '404.html', body }];
    if (path === '/') return [{ path: 'index.html', body }];
    return [`${path}.html`, `${path}/index.html`].map((file) => ({ path: file.slice(1), body }));
  });
  return filesDigest([...pages, ...files]);
}

/** A hash of the names and bytes of files, in any order. */
export function filesDigest(files: readonly OutputFile[]): string {
  const lines = files.map(({ path, body }) => `${path} ${createHash('sha256').update(body).digest('hex')}\n`);
  return createHash('sha256').update(lines.sort().join('')).digest('hex');
}
