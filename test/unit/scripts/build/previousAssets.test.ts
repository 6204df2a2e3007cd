import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectFiles } from 'prerender-engine';
import { beforeEach, expect, it } from 'vitest';
import { previousAssets } from '../../../../scripts/build/previousAssets';
import { writeSite } from '../../../support/writeSite';

let directory: string;
beforeEach(async () => {
  directory = join(await writeSite({}), 'kept');
});

/** Builds a site of these files, and returns those of earlier builds that it has too. */
async function build(paths: readonly string[], date: string): Promise<readonly string[]> {
  const own = paths.map((path) => ({ path, body: path }));
  const { files, save } = await previousAssets(directory, own, new Date(date));
  await save();
  return files.map(({ path }) => path).sort();
}

it('gives later builds the scripts, fonts and pictures of earlier ones', async () => {
  const hashed = ['assets/chunks/a.js', 'fonts/0a1b2c3d.woff2', 'pictures/0a1b2c3d-480.avif', 'social/0a1b2c3d.jpg'];
  await build(hashed, '2026-01-01');

  expect(await build([], '2026-01-02')).toEqual(hashed);
});

it('keeps a file for a fortnight from the first build without it', async () => {
  await build(['assets/a.js'], '2026-01-01');

  expect(await build(['assets/b.js'], '2026-03-01')).toEqual(['assets/a.js']);
  expect(await build(['assets/c.js'], '2026-03-15')).toEqual(['assets/a.js', 'assets/b.js']);
  expect(await build(['assets/c.js'], '2026-03-16')).toEqual(['assets/b.js']);
});

it('forgets that a file was missing once a build has it again, and removes those that are too old', async () => {
  await build(['assets/a.js'], '2026-01-01');
  await build(['assets/b.js'], '2026-01-02');
  await build(['assets/a.js'], '2026-01-10');

  expect(await build(['assets/c.js'], '2026-01-30')).toEqual(['assets/a.js']);
  expect((await collectFiles(directory)).map(({ path }) => path).sort()).toEqual([
    'assets/a.js',
    'assets/c.js',
    'retired.json',
  ]);
});

it('never overwrites a file of the build, even on a case-insensitive disk', async () => {
  await build(['assets/A.js'], '2026-01-01');

  expect(await build(['assets/a.js'], '2026-01-02')).toEqual([]);
});

it('leaves every file whole, and a folder that the next build accepts, if a build is killed while it saves', async () => {
  // A folder in place of the second file stops the first build there.
  mkdirSync(join(directory, 'assets/b.js'), { recursive: true });
  writeFileSync(join(directory, 'retired.json'), '{}');
  await expect(build(['assets/a.js', 'assets/b.js'], '2026-01-01')).rejects.toThrow();
  expect(readdirSync(join(directory, 'assets'))).toContain(`b.js.${process.pid}.partial`);

  expect(await build(['assets/c.js'], '2026-01-02')).toEqual(['assets/a.js']);
  expect(readdirSync(join(directory, 'assets'))).not.toContain(`b.js.${process.pid}.partial`);
});

it('accepts a folder in which a killed build had begun to write its first file', async () => {
  mkdirSync(directory);
  writeFileSync(join(directory, 'retired.json.1.partial'), '{');

  expect(await build(['assets/a.js'], '2026-01-01')).toEqual([]);
});

it.each([
  ['holds something else', 'thesis.txt', ''],
  ['has the record of another program', 'retired.json', '{"retired": ["2019-04-01"]}'],
  ['has a record that cannot be read', 'retired.json', 'not JSON'],
])('refuses a folder that %s, and leaves it as it is', async (_, name, text) => {
  mkdirSync(directory);
  writeFileSync(join(directory, name), text);

  await expect(build([], '2026-01-01')).rejects.toThrow(
    `--previous-assets is ${directory}: choose an empty folder, or one that a build has filled`,
  );
  expect(readdirSync(directory)).toEqual([name]);
});
