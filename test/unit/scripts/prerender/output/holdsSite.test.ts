import { join } from 'node:path';
import { expect, it } from 'vitest';
import { holdsSite } from '../../../../../scripts/prerender/output/holdsSite';
import { writeSite } from '../../../../support/writeSite';

it('knows a site by its first page', async () => {
  expect(await holdsSite(await writeSite({ 'index.html': 'site', 'a/b.html': 'page' }))).toBe(true);
});

it('finds none in an empty folder', async () => {
  expect(await holdsSite(await writeSite({}))).toBe(false);
});

it('finds none where there is no folder', async () => {
  expect(await holdsSite(join(await writeSite({}), 'dist'))).toBe(false);
});

it('refuses a folder of other things', async () => {
  const directory = await writeSite({ 'main.ts': 'work of a year' });

  await expect(holdsSite(directory)).rejects.toThrow(
    new Error(`${directory} holds something other than a site, and would be deleted: choose another folder`),
  );
});

it('refuses a file', async () => {
  const file = join(await writeSite({ dist: 'a file' }), 'dist');

  await expect(holdsSite(file)).rejects.toThrow(new Error(`${file} is a file: choose a folder`));
});

it.skipIf(process.platform === 'win32')('refuses a mount point', async () => {
  await expect(holdsSite('/dev')).rejects.toThrow(
    new Error(
      '/dev is a mount point, which no other folder can replace: choose a folder in it, as /dev/site',
    ),
  );
});
