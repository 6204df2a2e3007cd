import { gzipSync } from 'node:zlib';
import type { OutputFile } from '../prerender/outputFile.ts';

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
  const width = Math.max(...rows.map(({ path }) => path.length), 12);
  const line = (name: string, raw: string | number, gzip: string | number) =>
    `${name.padEnd(width)}  ${String(raw).padStart(9)}  ${String(gzip).padStart(9)}`;
  return [
    line('file', 'bytes', 'gzipped'),
    ...rows.map(({ path, raw, gzip }) => line(path, raw, gzip)),
    line(`${rows.length} files`, total.raw, total.gzip),
  ].join('\n');
}
