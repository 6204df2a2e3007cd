import { cp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
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
    ['--import', resolve('test/slow/shiftClock.ts'), 'scripts/build.ts', '--site', site, '--threads', '1'],
    {
      directory,
      env: {
        SOURCE_DATE_EPOCH: String(Math.floor(mtimeMs / 1000)),
        CLOCK_SHIFT: String(3 * 31_536_000_000), // years
        TZ: 'Pacific/Kiritimati',
        LC_ALL: 'tr_TR.UTF-8', // has its own sort order and case mapping
      },
      launcher: ['sh', '-c', 'umask 0077; exec "$@"', 'sh'],
    },
  ).ended;
  expect(end, output).toBe(0);
}, 600_000);

/** A line for each file and folder below a folder. */
async function describeAll(directory: string, describe: (path: string) => Promise<string>) {
  const paths = (await readdir(directory, { recursive: true })).sort();
  return Promise.all(paths.map(async (path) => `${path}: ${await describe(join(directory, path))}`));
}

it('two builds in different folders, time zones, locales and years give the same files, byte for byte', async () => {
  const read = async (path: string) => ((await stat(path)).isFile() ? readFile(path, 'base64') : 'folder');
  const [one, other] = await Promise.all([first, second].map((directory) => describeAll(directory, read)));
  const differing = one?.filter((file, index) => file !== other?.[index]).map((file) => file.slice(0, 200));

  expect(differing).toEqual([]);
  expect(one).toHaveLength(other?.length ?? 0);
});

it('published files are world-readable, even under umask 077', async () => {
  const modeOf = async (path: string) => {
    const stats = await stat(path);
    return `${stats.isFile() ? 'file' : 'folder'} ${(stats.mode & 0o777).toString(8)}`;
  };
  const modes = (await describeAll(second, modeOf)).map((one) => one.replace(/^.*: /, ''));

  expect(new Set(modes)).toEqual(new Set(['file 644', 'folder 755']));
});
