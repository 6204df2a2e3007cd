import { readdir, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UserError } from 'prerender-engine/diagnostics';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../scripts/command/temporaryFolder';
import { writeSite } from '../../../support/writeSite';

it('has a new name each time', async () => {
  const prefix = join(await writeSite({}), 'bundles-');

  expect(await temporaryFolder(prefix)).not.toBe(await temporaryFolder(prefix));
});

it('removes those that processes killed more than a day ago have left behind, and no other', async () => {
  const parent = await writeSite({ 'bundles-1/entry.js': 'half', 'bundles-2/entry.js': '', 'other/a': '' });
  const longAgo = new Date(Date.now() - 25 * 60 * 60_000);
  for (const name of ['bundles-1', 'other']) await utimes(join(parent, name), longAgo, longAgo);
  const folder = await temporaryFolder(join(parent, 'bundles-'));

  expect((await readdir(parent)).sort()).toEqual(['bundles-2', basename(folder), 'other'].sort());
});

it('reports that it cannot be created', async () => {
  const cache = join(await writeSite({ cache: 'a file' }), 'cache');

  await expect(temporaryFolder(join(cache, 'bundles-'))).rejects.toThrow(
    new UserError(`${cache} cannot be written to: make it a writable folder`),
  );
});
