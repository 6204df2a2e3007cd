import { gzipSync } from 'node:zlib';
import type { OutputFile } from 'prerender-engine';
import { formatTable } from '../command/formatTable.ts';

/** The kinds of files that are listed as totals: all but pages. */
const kinds = [
  [/\/index\.html$/, 'copies of pages'],
  [/\.js$/, 'scripts'],
  [/\.woff2$/, 'fonts'],
  [/\.(avif|webp|jpg|png|svg|ico)$/, 'pictures'],
  [/(?<!\.html)$/, 'other files'],
] as const;

/** Files that servers send compressed. */
const compressible = /\.(html|js|css|json|svg|txt|webmanifest|xml)$/;

/**
 * A table of a published site, with sizes in bytes, and gzipped if servers compress them: its pages and the kinds of its
 * other files.
 */
export function sizeTable(files: readonly OutputFile[]): string {
  const groups = Object.groupBy(files, ({ path }) => kinds.find(([pattern]) => pattern.test(path))?.[1] ?? path);
  const others = kinds.map(([, kind]) => kind).filter((kind) => groups[kind]);
  const single = Object.keys(groups).filter((name) => !others.some((kind) => kind === name));
  return formatTable([
    ['file', 'bytes', 'gzipped'],
    ...single.sort().map((path) => [path, ...sizes(groups[path])]),
    ...others.map((kind) => [`${kind} (${groups[kind]?.length})`, ...sizes(groups[kind])]),
    [`${files.length} files`, ...sizes(files)],
  ]);
}

function sizes(files: readonly OutputFile[] = []): string[] {
  const sum = (sizeOf: (file: OutputFile) => number) =>
    new Intl.NumberFormat('en-GB').format(files.reduce((total, file) => total + sizeOf(file), 0));
  const isCompressible = files.every(({ path }) => compressible.test(path));
  return [
    sum(({ body }) => Buffer.byteLength(body)),
    isCompressible ? sum(({ body }) => gzipSync(body, { level: 9 }).length) : '',
  ];
}
