import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { keepPreviousAssets } from '../../../../scripts/site/previousAssets';
import { writeSite } from '../../../support/writeSite';

let directory: string;
/** Gives the builds of a test a folder with these files. */
async function begin(files: Readonly<Record<string, string>>): Promise<void> {
  directory = await writeSite(files);
}
beforeEach(() => begin({}));

/** Builds a site of these files, and returns those of earlier builds that it has too. */
async function build(paths: readonly string[], date: string): Promise<readonly string[]> {
  const own = paths.map((path) => ({ path, body: path }));
  const { files, save } = await keepPreviousAssets(directory, own, new Date(date));
  await save();
  return files.map(({ path }) => path).sort();
}

it('keeps a file for a fortnight from the first build without it', async () => {
  await build(['assets/a.js', 'fonts/a.woff2'], '2026-01-01');

  expect(await build(['assets/b.js'], '2026-03-01')).toEqual(['assets/a.js', 'fonts/a.woff2']);
  expect(await build(['assets/c.js'], '2026-03-15')).toEqual(['assets/a.js', 'assets/b.js', 'fonts/a.woff2']);
  expect(await build(['assets/c.js'], '2026-03-16')).toEqual(['assets/b.js']);
});

it('forgets that a file was missing once a build has it again, and removes those that are too old', async () => {
  await build(['assets/a.js'], '2026-01-01');
  await build(['assets/b.js'], '2026-01-02');
  await build(['assets/a.js'], '2026-01-10');

  expect(await build(['assets/c.js'], '2026-01-30')).toEqual(['assets/a.js']);
  expect(readdirSync(join(directory, 'assets')).sort()).toEqual(['a.js', 'c.js']);
});

it('never overwrites a file of the build, even on a case-insensitive disk', async () => {
  await build(['assets/A.js'], '2026-01-01');

  expect(await build(['assets/a.js'], '2026-01-02')).toEqual([]);
});

it('leaves every file whole, and a folder that the next build accepts, if a build is killed while it saves', async () => {
  // A folder in place of the second file stops the first build there.
  await begin({ 'assets/b.js/file': '', 'retired.json': '{}' });
  await expect(build(['assets/a.js', 'assets/b.js'], '2026-01-01')).rejects.toThrow();

  expect(await build(['assets/c.js'], '2026-01-02')).toContain('assets/a.js');
  expect(readdirSync(join(directory, 'assets')).filter((name) => name.endsWith('.partial'))).toEqual([]);
});

it('accepts a folder in which a killed build had begun to write its first file', async () => {
  await begin({ 'retired.json.1.partial': '{' });

  expect(await build(['assets/a.js'], '2026-01-01')).toEqual([]);
});

it.each([
  ['holds something else', 'thesis.txt', ''],
  ['has the record of another program', 'retired.json', '{"retired": ["2019-04-01"]}'],
  ['has a record that cannot be read', 'retired.json', 'not JSON'],
])('refuses a folder that %s, and leaves it as it is', async (_, name, text) => {
  await begin({ [name]: text });

  await expect(build([], '2026-01-01')).rejects.toThrow('--previous-assets');
  expect(readdirSync(directory)).toEqual([name]);
});
