import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { copyProject } from '../support/copyProject';
import { temporaryFolder } from '../support/temporaryFolder';

// Only commands that are really run show that npm, flags, browsers and files fit together.

const minutes = 60_000;
const project = temporaryFolder('commands');

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
  copyProject(project);
  for (const file of ['.biome.json', '.gitignore']) cpSync(file, join(project, file));
}, minutes);

it('bench:scale compares the generator with a bare loop', { timeout: 5 * minutes }, async () => {
  cpSync('test', join(project, 'test'), { recursive: true });
  const args = ['--pages', '100', '--threads', '2', '--rounds', '1', '--json', 'scale.json'];
  const { stdout } = await run('bench:scale', ...args);
  expect(stdout).toMatch(/pages\/s .* to the bare loop .* peak MB/);
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
