import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publish } from '../../../../scripts/prerender/publish';

const folder = () => mkdtempSync(join(tmpdir(), 'publish-'));
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const place = (file: string, text: string) => {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
};

it('the files take the place of all that was there', async () => {
  const parent = folder();
  place(join(parent, 'dist/old.html'), 'old');
  await publish(
    [
      { path: 'index.html', body: 'new' },
      { path: 'impact/index.html', body: new TextEncoder().encode('impact') },
    ],
    join(parent, 'dist'),
  );
  expect(readdirSync(join(parent, 'dist')).sort()).toEqual(['impact', 'index.html']);
  expect(read(parent, 'dist/impact/index.html')).toBe('impact');
  expect(readdirSync(parent)).toEqual(['dist']);
});

it('a file that cannot be written leaves the former site, and no litter', async () => {
  const parent = folder();
  place(join(parent, 'dist/index.html'), 'former');
  const files = [
    { path: 'page', body: 'a file' },
    { path: 'page/index.html', body: 'in a folder of the same name' },
  ];
  await expect(publish(files, join(parent, 'dist'))).rejects.toThrow('cannot be written');
  expect(read(parent, 'dist/index.html')).toBe('former');
  expect(readdirSync(parent)).toEqual(['dist']);
});

it('what a killed build left behind is put right', async () => {
  const parent = folder();
  place(join(parent, 'dist.former/index.html'), 'former');
  place(join(parent, 'dist.staging-123/index.html'), 'half');
  await publish([{ path: 'index.html', body: 'new' }], join(parent, 'dist'));
  expect(read(parent, 'dist/index.html')).toBe('new');
  expect(readdirSync(parent)).toEqual(['dist']);
});
