import { readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../scripts/temporaryFolder';
import { writeSite } from './writeSite';

/** More than any system gives to a process. */
const noProcess = 2 ** 30;

it('is made, with the folder that it stands in', async () => {
  const folder = await temporaryFolder(join(await writeSite({}), 'cache/bundles-'));

  await expect(writeFile(join(folder, 'entry.js'), '')).resolves.toBeUndefined();
});

it('is another one each time', async () => {
  const prefix = join(await writeSite({}), 'bundles-');

  expect(await temporaryFolder(prefix)).not.toBe(await temporaryFolder(prefix));
});

it('takes away what killed processes left, and nothing else', async () => {
  const parent = await writeSite({
    [`bundles-${noProcess}-a/entry.js`]: 'half',
    [`bundles-${process.pid}-b/entry.js`]: 'being made',
    'dist/index.html': 'site',
  });
  const folder = await temporaryFolder(join(parent, 'bundles-'));

  expect((await readdir(parent)).sort()).toEqual(
    [basename(folder), `bundles-${process.pid}-b`, 'dist'].sort(),
  );
});
