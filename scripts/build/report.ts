import { gzipSync } from 'node:zlib';
import type { OutputFile } from 'prerender-engine';
import { formatTable } from '../command/formatTable.ts';

/** How many pages are listed one by one. */
const listed = 20;

/** Up to this many files are gzipped for the size column: ten thousand would take seconds. */
const few = 500;

/** The kinds of files that are listed as totals. A file that matches none is an "other file". */
const kinds: readonly [string, RegExp][] = [
  ['script', /\.js$/],
  ['font', /\.woff2$/],
  ['picture', /\.(avif|webp|jpg|png|svg|ico)$/],
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
    path.endsWith('/index.html') && paths.has(path.replace(/\/index\.html$/, '.html'));
  const copies = files.filter(({ path }) => isCopy(path));
  const pages = files
    .filter(({ path }) => path.endsWith('.html') && !isCopy(path))
    .map((file) => ({ ...file, name: pagePath(file.path) }))
    .sort((one, other) => compare(one.name, other.name));
  const others = files.filter(({ path }) => !path.endsWith('.html'));
  const kindOf = (path: string) => kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other file';
  return formatTable([
    ['page', 'bytes', 'gzipped'],
    ...pages.slice(0, listed).map((page) => row(page.name, [page])),
    ...totals(pages.slice(listed), 'more page'),
    ...totals(copies, 'copy of a page', 'copies of pages'),
    ...[...kinds.map(([kind]) => kind), 'other file'].flatMap((kind) =>
      totals(
        others.filter(({ path }) => kindOf(path) === kind),
        kind,
      ),
    ),
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

/** A row that sums up files of a kind; no row if there are none. */
function totals(files: readonly OutputFile[], kind: string, plural = `${kind}s`): string[][] {
  if (files.length === 0) return [];
  return [row(`${files.length} ${files.length === 1 ? kind : plural}`, files)];
}

function row(name: string, files: readonly OutputFile[]): string[] {
  const gzipped = files.length <= few && files.every(({ path }) => compressible.test(path));
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
