import promises, { chmod, link, open, readlink } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { UserError } from '../../../../../scripts/prerender/errors';
import { replaceFolder, restoreFolder } from '../../../../../scripts/prerender/output/replaceFolder';
import { readTexts, writeSite } from '../../../../support/writeSite';

const folders = { 'new/index.html': 'new', 'new/assets/a.js': '', 'site/index.html': 'old' };
const isLinux = process.platform === 'linux';
const replaceIn = (directory: string, files = 2) =>
  replaceFolder(join(directory, 'new'), join(directory, 'site'), join(directory, 'old'), files);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.doUnmock('fs-native-extensions');
  syncBuiltinESMExports();
});

/** The open files and folders that are synced, each of which may fail with an error code. */
async function mockSync(directory: string, code?: string): Promise<readonly string[]> {
  const synced: string[] = [];
  const handle = await open(directory);
  await handle.close();
  vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async function (this: unknown) {
    synced.push(relative(directory, await readlink(`/proc/self/fd/${Object(this).fd}`)));
    if (code) throw Object.assign(new Error(code), { code });
  });
  return synced;
}

it.runIf(isLinux)('syncs new files and their folders, but none that is linked; at last the folder above', async () => {
  const directory = await writeSite(folders);
  await link(join(directory, 'site/index.html'), join(directory, 'new/same.html'));
  const synced = await mockSync(directory);
  await replaceIn(directory);

  expect(synced.slice(0, 4).sort()).toEqual(['new', 'new/assets', 'new/assets/a.js', 'new/index.html']);
  expect(synced.slice(4)).toEqual(['']);
  expect((await readTexts(directory))['site/index.html']).toBe('new');
});

it.runIf(isLinux).each([
  ['with all else on their disk', '[ "$1 $(basename "$2")" = "-f new" ]', 1],
  ['one by one if the system cannot', 'exit 1', 5],
])('syncs more than a thousand files %s', async (_, command, syncs) => {
  const directory = await writeSite({ ...folders, 'bin/sync': `#!/bin/sh\n${command}` });
  await chmod(join(directory, 'bin/sync'), 0o755);
  vi.stubEnv('PATH', `${join(directory, 'bin')}:${process.env.PATH}`);
  const synced = await mockSync(directory);
  await replaceIn(directory, 1001);

  expect(synced).toHaveLength(syncs);
});

it.runIf(isLinux).each([
  ['fails if syncing does', 'EIO', 'old'],
  ['works on a disk that cannot sync', 'ENOTSUP', 'new'],
])('%s', async (_, code, text) => {
  const directory = await writeSite(folders);
  await mockSync(directory, code);
  await replaceIn(directory).catch((error) => expect(error.message).toBe('EIO'));

  expect((await readTexts(directory))['site/index.html']).toBe(text);
});

const [site, old] = ['site/index.html', 'old/index.html'];

it.each<[string, readonly string[], Readonly<Record<string, string>>]>([
  ['the new folder takes the place of the old one', [], { [site]: 'new', 'new/index.html': 'old' }],
  ['the old one may stay beside it', ['old → new'], { [site]: 'new', [old]: 'old' }],
  ['the old one stays if it cannot be put aside', ['site → old'], { [site]: 'old', 'new/index.html': 'new' }],
  ['the old one gets its name back', ['new → site'], { [site]: 'old', 'new/index.html': 'new' }],
  ['or is where the error says', ['new → site', 'old → site'], { [old]: 'old', 'new/index.html': 'new' }],
])('on a disk that cannot exchange two names in one step, %s', async (_, refused, left) => {
  const directory = await writeSite({ 'new/index.html': 'new', 'site/index.html': 'old' });
  const { rename } = promises;
  vi.doMock('fs-native-extensions', () => ({ swap: () => Promise.reject(new Error('EINVAL')) }));
  vi.spyOn(promises, 'rename').mockImplementation((from, to) => {
    const step = [from, to].map((path) => relative(directory, String(path))).join(' → ');
    return refused.includes(step) ? Promise.reject(new Error(`refused: ${step}`)) : rename(from, to);
  });
  syncBuiltinESMExports();
  const error: unknown = await replaceIn(directory).catch((thrown) => thrown);

  expect(await readTexts(directory)).toEqual(left);
  const isLost = !(site in left);
  expect(error instanceof UserError && error.message.includes(`is now in ${join(directory, 'old')}`)).toBe(isLost);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await restoreFolder(join(directory, 'site'), join(directory, 'old'));
  expect((await readTexts(directory))[site]).toBe(isLost ? 'old' : left[site]);
});
