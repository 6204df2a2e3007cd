import promises, { chmod, link, open, readFile, readlink } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UserError } from '../../../../../scripts/prerender/errors/UserError';
import { replaceFolder, restoreFolder } from '../../../../../scripts/prerender/files/replaceFolder';
import { readTexts, writeSite } from '../../../../support/writeSite';

const folders = { 'new/index.html': 'new', 'new/assets/a.js': '', 'site/index.html': 'old' };
const replaceIn = (directory: string, files = 2) =>
  replaceFolder(join(directory, 'new'), join(directory, 'site'), join(directory, 'old'), files);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.doUnmock('fs-native-extensions');
  syncBuiltinESMExports();
});

// Of the new files, none that is linked from the old folder.
it.skipIf(process.platform !== 'linux')('syncs new files and their folders, at last the folder above', async () => {
  const directory = await writeSite(folders);
  await link(join(directory, 'site/index.html'), join(directory, 'new/same.html'));
  const synced = await recordSyncs(directory);
  await replaceIn(directory);

  expect(synced.slice(0, 4).sort()).toEqual(['new', 'new/assets', 'new/assets/a.js', 'new/index.html']);
  expect(synced.slice(4)).toEqual(['']);
  expect(await readFile(join(directory, 'site/index.html'), 'utf8')).toBe('new');
});

it.skipIf(process.platform !== 'linux').each([
  ['with all else on their disk', '[ "$1 $(basename "$2")" = "-f new" ]', 1],
  ['one by one if the system cannot', 'exit 1', 5],
])('syncs more than a thousand files %s', async (_, command, syncs) => {
  const directory = await writeSite({ ...folders, 'bin/sync': `#!/bin/sh\n${command}` });
  await chmod(join(directory, 'bin/sync'), 0o755);
  vi.stubEnv('PATH', `${join(directory, 'bin')}:${process.env.PATH}`);
  const synced = await recordSyncs(directory);
  await replaceIn(directory, 1001);

  expect(synced).toHaveLength(syncs);
});

const unable = ['EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];
it.each(unable)('works on a disk that cannot sync, with %s, and fails if syncing does', async (code) => {
  const directory = await writeSite(folders);
  const handle = await open(directory);
  await handle.close();
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
  sync.mockRejectedValue(Object.assign(new Error('EIO'), { code: 'EIO' }));
  await expect(replaceIn(directory)).rejects.toThrow('EIO');
  expect(await readTexts(directory)).toEqual(folders);
  sync.mockRejectedValue(Object.assign(new Error(code), { code }));
  await replaceIn(directory);

  expect((await readTexts(directory))['site/index.html']).toBe('new');
});

describe('on a disk that cannot exchange two names in one step', () => {
  /** Refuses the renames that are listed, as `new → site`. */
  const refuse = (directory: string, refused: readonly string[]) => {
    const { rename } = promises;
    vi.doMock('fs-native-extensions', () => ({ swap: () => Promise.reject(new Error('EINVAL')) }));
    vi.spyOn(promises, 'rename').mockImplementation((from, to) => {
      const step = [from, to].map((path) => relative(directory, String(path))).join(' → ');
      return refused.includes(step) ? Promise.reject(new Error(`refused: ${step}`)) : rename(from, to);
    });
    syncBuiltinESMExports();
  };

  it('the message says where the old folder is if it cannot get its name back, and a later build finds it', async () => {
    const directory = await writeSite(folders);
    refuse(directory, ['new → site', 'old → site']);
    const [site, old] = [join(directory, 'site'), join(directory, 'old')];
    const failure = new UserError(
      `${site} could not be replaced, and what it held is now in ${old}: rename that folder back, or build again`,
    );
    await expect(replaceIn(directory)).rejects.toThrow(failure);
    expect((await readTexts(directory))['old/index.html']).toBe('old');
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    await restoreFolder(site, old);

    expect((await readTexts(directory))['site/index.html']).toBe('old');
  });

  it.each([
    ['takes the place of the old one', [], 'new/index.html'],
    ['stays in place if only the old one cannot be put aside', ['old → new'], 'old/index.html'],
  ])('the new folder %s', async (_, refused, old) => {
    const directory = await writeSite({ 'new/index.html': 'new', 'site/index.html': 'old' });
    refuse(directory, refused);
    await replaceIn(directory);

    expect(await readTexts(directory)).toEqual({ 'site/index.html': 'new', [old]: 'old' });
  });
});

/** Collects what is synced to the disk from now on, by its path below a folder. */
async function recordSyncs(directory: string): Promise<readonly string[]> {
  const handle = await open(directory);
  await handle.close();
  const synced: string[] = [];
  vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async function (this: unknown) {
    synced.push(relative(directory, await readlink(`/proc/self/fd/${Object(this).fd}`)));
  });
  return synced;
}
