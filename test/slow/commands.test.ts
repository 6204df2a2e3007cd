import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageName, readPagePaths } from '../../scripts/preview/builtSite';
import { fonts } from '../../src/styles/fonts';
import { copyProject } from '../support/copyProject';
import { siteDirectory } from '../support/sites';

// Only commands that are really run show that npm, flags, browsers and files fit together.

const minutes = 60_000;
let project: string;
let pages: readonly string[];

/** Runs a script of `package.json` as a user would. A copy has links to the packages, but not to their commands. */
const run = (name: string, ...args: readonly string[]) => {
  const { HOME, PATH, CHROME_PATH } = process.env;
  const env = { HOME, CHROME_PATH, PATH: [resolve('node_modules/.bin'), PATH].join(delimiter) };
  return promisify(execFile)('npm', ['run', '--silent', name, '--', ...args], {
    cwd: project,
    env,
    shell: process.platform === 'win32', // npm is a script there
  });
};

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'commands-'));
  copyProject(project);
  for (const file of ['.biome.json', '.gitignore']) cpSync(file, join(project, file));
  cpSync(siteDirectory('root'), join(project, 'dist'), { recursive: true });
  // Only one page and the not-found page, because each takes ten seconds to measure.
  const sitemap = join(project, 'dist/sitemap.xml');
  await writeFile(sitemap, (await readFile(sitemap, 'utf8')).replace(/<url>.*(?=<url>)/s, ''));
  pages = (await readPagePaths(join(project, 'dist'))).map(pageName);
}, minutes);
afterAll(() => rm(project, { recursive: true, force: true }));

it('bench:page times every page and its baseline, and the responses to touches', {
  timeout: 5 * minutes,
}, async () => {
  const { stdout } = await run('bench:page', '--rounds', '1');

  expect(stdout).toMatch(/^page +FCP +baseline +ratio .* hydrating +link/m);
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/)[0])).toEqual(expect.arrayContaining([...pages]));
});

it('bench:bundle lists the parts of the bundle, and licenses.txt every package and font, and nothing else', {
  timeout: 5 * minutes,
}, async () => {
  const { stdout } = await run('bench:bundle');
  // A part that is not a package has several words.
  const parts = [...stdout.matchAll(/^(\S.*?) +[\d.]+ kB/gm)].map(([, name = '']) => name);
  const packages = parts.filter((name) => !name.includes(' '));
  const licenses = await readFile('public/licenses.txt', 'utf8');
  // Names, followed by two spaces or more.
  const listed = [...licenses.matchAll(/^ {2}(\S.*?) {2,}\S/gm)].flatMap(([, names = '']) => names.split(', '));

  expect(parts).toEqual(expect.arrayContaining(['react-dom', 'react', 'the site']));
  expect(new Set(listed)).toEqual(new Set([...packages, ...fonts.map(({ family }) => family)]));
});

it('bench:scale compares the generator with a bare loop', { timeout: 5 * minutes }, async () => {
  cpSync('test', join(project, 'test'), { recursive: true });
  const args = ['--pages', '100', '--threads', '2', '--rounds', '1', '--json', 'scale.json'];
  const { stdout } = await run('bench:scale', ...args);
  expect(stdout).toMatch(/^100 pages +pages\/s +to the bare loop +peak memory/m);
  expect(JSON.parse(await readFile(join(project, 'scale.json'), 'utf8'))).toMatchObject({
    pages: 100,
    rows: ['bare loop', '1 thread', '2 threads'].map((name) => ({
      name,
      pagesPerSecond: expect.any(Number),
    })),
  });
});

it('fix formats, and applies lint fixes', { timeout: minutes }, async () => {
  await writeFile(join(project, 'src/untidy.ts'), "export const  one = 1\nimport './env.d';\n");
  await run('fix');
  expect(await readFile(join(project, 'src/untidy.ts'), 'utf8')).toBe("export const one = 1;\n\nimport './env.d';\n");
});
