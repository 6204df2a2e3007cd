import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sizeTable } from '../../../../scripts/build/report';

const rows = (table: string) => table.split('\n').map((line) => line.trim().split(/ {2,}/));
const file = (path: string) => ({ path, body: 'a'.repeat(1000) });
const gzipped = (count: number) => String(count * gzipSync('a'.repeat(1000), { level: 9 }).length);

it('lists each page, and the other files by their kinds, with what servers compress also gzipped', () => {
  const site = [
    ...['index.html', 'impact.html', 'impact/index.html', '404.html'],
    ...['a.js', 'b.js', 'a.woff2', 'a.avif', 'b.png', 'robots.txt'],
  ].map(file);

  expect(rows(sizeTable(site))).toEqual([
    ['file', 'bytes', 'gzipped'],
    ['404.html', '1,000', gzipped(1)],
    ['impact.html', '1,000', gzipped(1)],
    ['index.html', '1,000', gzipped(1)],
    ['copies of pages (1)', '1,000', gzipped(1)],
    ['scripts (2)', '2,000', gzipped(2)],
    ['fonts (1)', '1,000'],
    ['pictures (2)', '2,000'],
    ['other files (1)', '1,000', gzipped(1)],
    ['10 files', '10,000'],
  ]);
});
