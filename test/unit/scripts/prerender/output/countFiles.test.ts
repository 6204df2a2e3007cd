import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countFiles } from '../../../../../scripts/prerender/output/countFiles';
import { writeSite } from '../../../../support/writeSite';

it('counts the files of a folder at any depth, and no folders', async () => {
  const directory = await writeSite({ 'index.html': '', '.nojekyll': '', 'a/b/c.html': '' });
  await mkdir(join(directory, 'empty'));

  expect(await countFiles(directory)).toBe(3);
});

it('counts none in a folder that has gone', async () => {
  expect(await countFiles(join(await writeSite({}), 'missing'))).toBe(0);
});

it('refuses a file in place of the folder', async () => {
  const directory = await writeSite({ dist: 'a file' });

  await expect(countFiles(join(directory, 'dist'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});
