import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectFiles } from '../../../../../scripts/prerender/files/files';
import { writeSite } from '../../../../support/writeSite';

it('finds every file below a folder, at any depth, and nothing if there is no folder', async () => {
  const directory = await writeSite({ 'index.html': 'home', '.nojekyll': '', 'a/b/c.html': 'deep' });
  const files = await collectFiles(directory);

  expect(files.sort((one, other) => one.path.localeCompare(other.path))).toEqual([
    { path: '.nojekyll', body: Buffer.from('') },
    { path: 'a/b/c.html', body: Buffer.from('deep') },
    { path: 'index.html', body: Buffer.from('home') },
  ]);
  expect(await collectFiles(join(directory, 'missing'))).toEqual([]);
  await expect(collectFiles(join(directory, 'index.html'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});
