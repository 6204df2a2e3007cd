import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectFiles } from '../../../../scripts/build/collectFiles';
import { writeSite } from '../../../support/writeSite';

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

it('finds nothing where there is no folder', async () => {
  expect(await collectFiles(join(await writeSite({}), 'missing'))).toEqual([]);
});

it('refuses a file in place of the folder', async () => {
  const directory = await writeSite({ dist: 'a file' });

  await expect(collectFiles(join(directory, 'dist'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});
