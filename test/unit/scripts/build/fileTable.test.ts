import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fileTable } from '../../../../scripts/build/fileTable';

const lines = (table: string) => table.split('\n').map((line) => line.trim().split(/ {2,}/));

it('lists the files by name with their bytes, and their sum', () => {
  const table = fileTable([
    { path: 'index.html', body: 'é'.repeat(1000) },
    { path: 'a.bin', body: new Uint8Array(3) },
  ]);

  expect(lines(table)).toEqual([
    ['file', 'bytes', 'gzipped'],
    ['a.bin', '3', expect.any(String)],
    ['index.html', '2000', expect.any(String)],
    ['2 files', '2003', expect.any(String)],
  ]);
});

it('gives the size of each file when it is gzipped, and their sum', () => {
  const body = 'a'.repeat(10_000);
  const size = gzipSync(body, { level: 9 }).length;
  const table = fileTable([
    { path: 'a.txt', body },
    { path: 'b.txt', body },
  ]);

  expect(lines(table).map(([, , gzipped]) => gzipped)).toEqual([
    'gzipped',
    String(size),
    String(size),
    String(2 * size),
  ]);
});

it('stands in columns, however long a name is', () => {
  const table = fileTable([
    { path: 'a.html', body: '' },
    { path: 'a/very/long/path/of/folders/index.html', body: '' },
  ]);

  expect(new Set(table.split('\n').map((line) => line.length)).size).toBe(1);
});
