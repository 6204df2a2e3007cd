import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectFiles, outputPaths } from '../../../../scripts/prerender/files';
import { writeSite } from '../../../support/writeSite';

it.each([
  ['/', ['index.html']],
  ['/impact', ['impact.html', 'impact/index.html']],
  ['/homes/villas', ['homes/villas.html', 'homes/villas/index.html']],
  ['*', ['404.html']],
])('the route %s is written as %j', (path, files) => {
  expect(outputPaths(path, 'both')).toEqual(files);
});

it.each([
  ['page', ['impact.html']],
  ['folder', ['impact/index.html']],
] as const)('as a %s alone, /impact is written as %j', (fileNames, files) => {
  expect(outputPaths('/impact', fileNames)).toEqual(files);
});

describe('collecting files', () => {
  it('finds every file below a folder, at any depth', async () => {
    const directory = await writeSite({ 'index.html': 'home', '.nojekyll': '', 'a/b/c.html': 'deep' });
    const files = await collectFiles(directory);

    expect(files.sort((one, other) => one.path.localeCompare(other.path))).toEqual([
      { path: '.nojekyll', body: Buffer.from('') },
      { path: 'a/b/c.html', body: Buffer.from('deep') },
      { path: 'index.html', body: Buffer.from('home') },
    ]);
  });

  it('finds nothing in an empty folder', async () => {
    const directory = await writeSite({});
    await mkdir(join(directory, 'empty'));

    expect(await collectFiles(directory)).toEqual([]);
  });

  it('finds nothing if there is no folder', async () => {
    expect(await collectFiles(join(await writeSite({}), 'missing'))).toEqual([]);
  });

  it('rejects a file instead of a folder', async () => {
    const directory = await writeSite({ dist: 'a file' });

    await expect(collectFiles(join(directory, 'dist'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
