import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fileTable, siteTable } from '../../../../scripts/build/report';

const rows = (table: string) => table.split('\n').map((line) => line.trim().split(/ {2,}/));
const file = (path: string, bytes = 1000) => ({ path, body: 'a'.repeat(bytes) });
const gzipped = String(gzipSync('a'.repeat(1000), { level: 9 }).length);

describe('the table of a site', () => {
  it('lists each page at its path, in order', () => {
    const files = ['index.html', 'impact.html', '404.html', 'folder/index.html'].map((path) => file(path));

    expect(rows(siteTable(files)).slice(0, 5)).toEqual([
      ['page', 'bytes', 'gzipped'],
      ['/', '1,000', gzipped],
      ['/folder/', '1,000', gzipped],
      ['/impact', '1,000', gzipped],
      ['404.html', '1,000', gzipped],
    ]);
  });

  it('has one row each for scripts, fonts, pictures and other files', () => {
    const files = ['a.js', 'b.js', 'a.woff2', 'a.avif', 'b.png', 'robots.txt'].map((path) => file(path));

    expect(rows(siteTable(files)).slice(1)).toEqual([
      ['scripts (2)', '2,000', String(2 * Number(gzipped))],
      ['fonts (1)', '1,000'],
      ['pictures (2)', '2,000'],
      ['other files (1)', '1,000', gzipped],
      ['6 files', '6,000'],
    ]);
  });

  it('lists a page with two names once', () => {
    const files = [
      file('impact.html'),
      file('impact/index.html'),
      file('cases.html'),
      file('cases/index.html'),
    ];

    expect(rows(siteTable(files)).map(([name]) => name)).toEqual([
      'page',
      '/cases',
      '/impact',
      'copies of pages (2)',
      '4 files',
    ]);
  });
});

describe('the table of files', () => {
  it('lists the files by name with their sizes, and the total', () => {
    const table = fileTable([
      { path: 'index.html', body: 'é'.repeat(1000) },
      { path: 'a.bin', body: new Uint8Array(3) },
    ]);

    expect(rows(table)).toEqual([
      ['file', 'bytes', 'gzipped'],
      ['a.bin', '3'],
      ['index.html', '2,000', expect.any(String)],
      ['2 files', '2,003'],
    ]);
  });

  it('is aligned in columns, however long a name is', () => {
    const table = fileTable([file('a.html'), file('a/very/long/path/of/folders/index.html')]);

    expect(new Set(table.split('\n').map((line) => line.length)).size).toBe(1);
  });
});
