import { mkdir, realpath, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { followLinks } from '../../../../../scripts/prerender/output/followLinks';
import { writeSite } from '../../../../support/writeSite';

const makeFolder = async () => realpath(await writeSite({}));

it('leaves a folder where it is', async () => {
  const directory = await makeFolder();

  expect(await followLinks(directory)).toBe(directory);
});

it('leaves a folder that is still missing where it will be', async () => {
  const directory = await makeFolder();

  expect(await followLinks(join(directory, 'a/b/'))).toBe(join(directory, 'a/b'));
});

it.each(['there', 'still missing'])('follows a link to a folder that is %s', async (state) => {
  const directory = await makeFolder();
  if (state === 'there') await mkdir(join(directory, 'site'));
  await symlink('site', join(directory, 'link'));
  await symlink('link', join(directory, 'dist'));

  expect(await followLinks(join(directory, 'dist'))).toBe(join(directory, 'site'));
});

it('refuses a link that leads to itself', async () => {
  const directory = await makeFolder();
  await symlink('dist', join(directory, 'dist'));

  await expect(followLinks(join(directory, 'dist'))).rejects.toMatchObject({ code: 'ELOOP' });
});
