import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectFiles } from '../../../../../scripts/prerender/files/files';
import { writeSite } from '../../../../support/writeSite';

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

  it('finds nothing if there is no folder', async () => {
    expect(await collectFiles(join(await writeSite({}), 'missing'))).toEqual([]);
  });

  it('rejects a file instead of a folder', async () => {
    const directory = await writeSite({ dist: 'a file' });

    await expect(collectFiles(join(directory, 'dist'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
