import { cp, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { collectFiles } from '../../scripts/prerender/index.ts';
import { copyProject } from '../support/copyProject';
import { siteDirectory, sites } from '../support/sites';
import { startProgram } from '../support/startProgram';
import { temporaryFolder } from '../support/temporaryFolder';

// Only a second whole build, in another place, shows that no path, clock, locale, umask or thread is in the files.

const [{ name, site }] = sites;
const first = siteDirectory(name);
const directory = join(temporaryFolder('reproducible'), 'a/deeper/place/with spaces and äöü');
const second = join(directory, 'dist');

beforeAll(async () => {
  copyProject(directory);
  // A cache of its own, without some of the pictures, so that these are encoded again.
  await rm(join(directory, '.cache'));
  const isKept = (file: string) => !/^[01]/.test(basename(file));
  await cp('.cache/build', join(directory, '.cache/build'), { recursive: true, filter: isKept });
  const { mtimeMs } = await stat(join(first, 'index.html'));
  const { end, output } = await startProgram(
    ['--import', resolve('test/slow/otherMachine.ts'), 'scripts/build.ts', '--site', site, '--threads', '1'],
    {
      directory,
      env: {
        SOURCE_DATE_EPOCH: String(Math.floor(mtimeMs / 1000)),
        TZ: 'Pacific/Kiritimati',
        LC_ALL: 'tr_TR.UTF-8', // has its own sort order and case mapping
      },
    },
  ).ended;
  expect(end, output).toBe(0);
}, 600_000);

it('two builds in different folders, time zones, locales and years write the same files, byte for byte', async () => {
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
