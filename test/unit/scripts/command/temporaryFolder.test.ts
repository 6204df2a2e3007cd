import { mkdir, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UserError } from 'prerender-engine/diagnostics';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../scripts/command/temporaryFolder';
import { writeSite } from '../../../support/writeSite';

it('has a new name each time', async () => {
  const prefix = join(await writeSite({}), 'bundles-');

  expect(await temporaryFolder(prefix)).not.toBe(await temporaryFolder(prefix));
});

it('removes that of a killed process, whose lock nobody holds', async () => {
  const parent = await writeSite({ 'bundles-1/entry.js': 'half', 'bundles-1.lock': '' });
  const folder = await temporaryFolder(join(parent, 'bundles-'));

  expect(await readdir(parent)).toEqual([basename(folder), `${basename(folder)}.lock`]);
});

it('does not remove one that is in use', async () => {
  const prefix = join(await writeSite({}), 'bundles-');
  const first = await temporaryFolder(prefix);
  await temporaryFolder(prefix);

  expect((await stat(first)).isDirectory()).toBe(true);
});

it('does not remove a folder without a lock file', async () => {
  const parent = await writeSite({});
  await mkdir(join(parent, 'bundles-2026'));
  await temporaryFolder(join(parent, 'bundles-'));

  expect(await readdir(parent)).toContain('bundles-2026');
});

it('reports that it cannot be created', async () => {
  const cache = join(await writeSite({ cache: 'a file' }), 'cache');

  await expect(temporaryFolder(join(cache, 'bundles-'))).rejects.toThrow(
    new UserError(`${cache} cannot be written to: make it a writable folder`),
  );
});
