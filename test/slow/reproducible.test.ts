import { cp, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { collectFiles } from '../../scripts/prerender/index.ts';
import { copyProject } from '../support/copyProject';
import { siteDirectory, sites } from '../support/sites';
import { startProgram } from '../support/startProgram';
import { temporaryFolder } from '../support/temporaryFolder';

// Only a second whole build, in another place, shows that no path, time zone, locale or umask is in the files.

const [{ name, site }] = sites;
const first = siteDirectory(name);
const directory = join(temporaryFolder('reproducible'), 'a/deeper/place/with spaces and äöü');
const second = join(directory, 'dist');

/** A module that makes new files private, as on a machine with the umask 077. Threads have no umask of their own. */
const withPrivateFiles =
  "data:text/javascript,import { isMainThread } from 'node:worker_threads'; if (isMainThread) process.umask(0o077);";

beforeAll(async () => {
  copyProject(directory);
  // A cache of its own, without some of the pictures, so that these are encoded again.
  await rm(join(directory, '.cache'));
  const isKept = (file: string) => !basename(file).startsWith('0');
  await cp('.cache/build', join(directory, '.cache/build'), { recursive: true, filter: isKept });
  const { end, output } = await startProgram(['--import', withPrivateFiles, 'scripts/build.ts', '--site', site], {
    directory,
    env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' }, // Turkish has its own sort order and case mapping
  }).ended;
  expect(end, output).toBe(0);
});

it('two builds in different folders, time zones and locales write the same files, byte for byte', async () => {
  const [one, other] = await Promise.all([first, second].map(collectFiles));
  const bytesOf = (files: typeof one = []) => new Map(files.map(({ path, body }) => [path, Buffer.from(body)]));
  const [expected, actual] = [bytesOf(one), bytesOf(other)];

  expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort());
  expect([...expected].filter(([path, bytes]) => !actual.get(path)?.equals(bytes)).map(([path]) => path)).toEqual([]);
});

it('published files are world-readable, even under umask 077', async () => {
  const modes = ['', 'index.html'].map(async (path) => ((await stat(join(second, path))).mode & 0o777).toString(8));

  expect(await Promise.all(modes)).toEqual(['755', '644']);
});
