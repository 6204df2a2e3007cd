import { gzipSync } from 'node:zlib';
import type { OutputFile } from 'prerender-engine';
import { formatTable } from '../command/formatTable.ts';

/** The kinds of files that are listed as totals: all but pages. */
const kinds: readonly [string, RegExp][] = [
  ['scripts', /\.js$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\.(avif|webp|jpg|png|svg|ico)$/],
  ['other files', /(?<!\.html)$/],
];

/** Files that servers send compressed. */
const compressible = /\.(html|js|css|json|svg|txt|webmanifest|xml)$/;

/**
 * A table of a published site: its pages and the kinds of its other files, with their sizes in bytes, and gzipped if
 * servers compress them.
 */
export function siteTable(files: readonly OutputFile[]): string {
  const paths = new Set(files.map(({ path }) => path));
  const isCopy = (path: string) =>
    path.endsWith('/index.html') && paths.has(path.replace('/index.html', '.html'));
  const groups = Object.groupBy(files, ({ path }) => {
    if (isCopy(path)) return 'copies of pages';
    return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'pages';
  });
  const pages = (groups.pages ?? []).map((file) => ({ file, name: pagePath(file.path) }));
  const others = ['copies of pages', ...kinds.map(([kind]) => kind)].flatMap((kind) => {
    const some = groups[kind];
    return some ? [row(`${kind} (${some.length})`, some)] : [];
  });
  return formatTable([
    ['page', 'bytes', 'gzipped'],
    ...pages.sort((one, other) => compare(one.name, other.name)).map(({ file, name }) => row(name, [file])),
    ...others,
    [`${files.length} files`, sum(files.map(size)), ''],
  ]);
}

/** A table of every file, with its size in bytes, and gzipped if servers compress it. */
export function fileTable(files: readonly OutputFile[]): string {
  return formatTable([
    ['file', 'bytes', 'gzipped'],
    ...files.toSorted((one, other) => compare(one.path, other.path)).map((file) => row(file.path, [file])),
    [`${files.length} files`, sum(files.map(size)), ''],
  ]);
}

function row(name: string, files: readonly OutputFile[]): string[] {
  const gzipped = files.every(({ path }) => compressible.test(path));
  return [name, sum(files.map(size)), gzipped ? sum(files.map(gzippedSize)) : ''];
}

function pagePath(path: string): string {
  return path === '404.html' ? path : `/${path}`.replace(/(index)?\.html$/, '');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}

function size({ body }: OutputFile): number {
  return Buffer.byteLength(body);
}

function gzippedSize({ body }: OutputFile): number {
  return gzipSync(body, { level: 9 }).length;
}

function sum(sizes: readonly number[]): string {
  return new Intl.NumberFormat('en-GB').format(sizes.reduce((total, one) => total + one, 0));
}
