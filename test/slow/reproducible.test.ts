import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, pictureCache } from '../support/copyProject';
import { startProgram } from '../support/startProgram';

// Only two whole builds in different places show that no path, clock, locale or umask is in the files.

const year = 31_536_000_000;
const environments = [
  { folder: 'site', encodesAgain: 'none', umask: '0022', TZ: 'UTC', LC_ALL: 'C', CLOCK_SHIFT: '0' },
  {
    folder: 'a/deeper/place/with spaces and äöü',
    encodesAgain: 'portrait-',
    umask: '0077',
    TZ: 'Pacific/Kiritimati',
    CLOCK_SHIFT: String(3 * year),
    LC_ALL: 'tr_TR.UTF-8', // has its own sort order and case mapping
  },
] as const;

let folder: string;
let sites: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reproducible-'));
  sites = await Promise.all(environments.map(buildIn));
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds a copy of the project, and returns the folder of its site. */
async function buildIn({ folder: name, encodesAgain, umask, ...env }: (typeof environments)[number]) {
  const directory = join(folder, name);
  copyProject(directory);
  const pictures = join(directory, pictureCache);
  await rm(pictures); // a link
  const isKept = (path: string) => !basename(path).startsWith(encodesAgain);
  await cp(pictureCache, pictures, { recursive: true, filter: isKept });
  const args = ['--import', resolve('test/slow/shiftClock.ts'), 'scripts/build.ts'];
  const { end, output } = await startProgram(args, {
    directory,
    env: { ...env, SOURCE_DATE_EPOCH: '1600000000' },
    setUp: `umask ${umask}`,
  }).ended;
  if (end !== 0) throw new Error(`the build in ${directory} failed:\n${output}`);
  return join(directory, 'dist');
}

/** The metadata of everything below a folder, by path. */
async function tell<T>(directory: string, tellOne: (path: string) => Promise<T>) {
  const paths = (await readdir(directory, { recursive: true })).sort();
  return Promise.all(paths.map(async (path) => [path, await tellOne(join(directory, path))] as const));
}

it('two builds in different folders, time zones, locales and years give the same files, byte for byte', async () => {
  const [one, other] = await Promise.all(
    sites.map((site) =>
      tell(site, async (path) => ((await stat(path)).isFile() ? readFile(path, 'base64') : 'folder')),
    ),
  );
  const differing = one?.filter(([, body], index) => body !== other?.[index]?.[1]).map(([path]) => path);

  expect(one?.map(([path]) => path)).toEqual(other?.map(([path]) => path));
  expect(differing).toEqual([]);
  expect(one?.length).toBeGreaterThan(100);
});

it('published files are world-readable, even under umask 077', async () => {
  const modes = await Promise.all(sites.map((site) => tell(site, modeOf)));

  expect(new Set(modes.flat().map(([, mode]) => mode))).toEqual(new Set(['file 644', 'folder 755']));
});

async function modeOf(path: string): Promise<string> {
  const stats = await stat(path);
  return `${stats.isFile() ? 'file' : 'folder'} ${(stats.mode & 0o777).toString(8)}`;
}
