import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../scripts/temporaryFolder';
import { writeSite } from '../../support/writeSite';

/** More than any system gives to a process. */
const noProcess = 2 ** 30;
const id = '01234567-89ab-4cde-8f01-23456789abcd';

it('is made, with the folder that it stands in', async () => {
  const folder = await temporaryFolder(join(await writeSite({}), 'cache/bundles-'));

  await expect(writeFile(join(folder, 'entry.js'), '')).resolves.toBeUndefined();
});

it('is another one each time', async () => {
  const prefix = join(await writeSite({}), 'bundles-');

  expect(await temporaryFolder(prefix)).not.toBe(await temporaryFolder(prefix));
});

it.each([
  ['whose process is no more', `bundles-${noProcess}-${id}`],
  ['of an earlier process with the number of this one', `bundles-${process.pid}-${id}`],
])('takes away one %s', async (_, litter) => {
  const parent = await writeSite({ [`${litter}/entry.js`]: 'half' });
  const folder = await temporaryFolder(join(parent, 'bundles-'));

  expect(await readdir(parent)).toEqual([basename(folder)]);
});

it.each([
  ['another of this process', (prefix: string) => temporaryFolder(prefix)],
  ['one of a running process', (prefix: string) => mkdir(`${prefix}${process.ppid}-${id}`)],
  ['a folder that only begins as one', (prefix: string) => mkdir(`${prefix}old`)],
  ['a folder with a number', (prefix: string) => mkdir(`${prefix}2026-summer`)],
])('leaves %s', async (_, make) => {
  const parent = await writeSite({});
  await make(join(parent, 'bundles-'));
  const before = await readdir(parent);
  await temporaryFolder(join(parent, 'bundles-'));

  expect(await readdir(parent)).toEqual(expect.arrayContaining(before));
});
