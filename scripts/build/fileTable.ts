import { gzipSync } from 'node:zlib';
import { formatTable } from '../command/formatTable.ts';
import type { OutputFile } from '../prerender/files.ts';

/** A table of files with their sizes in bytes, raw and gzipped, and their sum. */
export function fileTable(files: readonly OutputFile[]): string {
  const rows = files
    .map(({ path, body }) => ({
      path,
      raw: Buffer.byteLength(body),
      gzip: gzipSync(body, { level: 9 }).length,
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const total = rows.reduce((sum, { raw, gzip }) => ({ raw: sum.raw + raw, gzip: sum.gzip + gzip }), {
    raw: 0,
    gzip: 0,
  });
  return formatTable([
    ['file', 'bytes', 'gzipped'],
    ...rows.map(({ path, raw, gzip }) => [path, String(raw), String(gzip)]),
    [`${rows.length} files`, String(total.raw), String(total.gzip)],
  ]);
}
