import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectFiles } from 'prerender-engine';
import { afterEach, describe, expect, it } from 'vitest';
import { assetsToKeep, previousAssets } from '../../../../scripts/build/previousAssets';

const day = 24 * 60 * 60 * 1000;
const today = new Date('2026-03-31');
const daysAgo = (days: number) => today.getTime() - days * day;
const file = (path: string, size = 1) => ({ path, body: new Uint8Array(size) });
const keptPaths = (...args: Parameters<typeof assetsToKeep>) =>
  assetsToKeep(...args).files.map(({ path }) => path);

describe('assetsToKeep', () => {
  it('keeps scripts, fonts and pictures that the build lacks', () => {
    const earlier = ['assets/chunks/a.js', 'fonts/serif-0a1b2c3d.woff2', 'pictures/sea-0a1b2c3d-480.avif'];

    const files = earlier.map((path) => file(path));
    expect(keptPaths(files, [], {}, today).sort()).toEqual(earlier);
  });

  it.each(['index.html', 'icon-180.png', 'pictures/brochure.pdf', 'robots.txt'])(
    'keeps no %s, whose name does not change with its bytes',
    (path) => expect(keptPaths([file(path)], [], {}, today)).toEqual([]),
  );

  it('never overwrites a file of the build, even on a case-insensitive disk', () => {
    expect(keptPaths([file('assets/A.js')], [file('assets/a.js')], {}, today)).toEqual([]);
  });

  it('removes the oldest first if the total is too large', () => {
    const earlier = [file('assets/older.js', 60_000_000), file('assets/newer.js', 60_000_000)];
    const retired = { 'assets/older.js': daysAgo(2), 'assets/newer.js': daysAgo(1) };

    expect(keptPaths(earlier, [], retired, today)).toEqual(['assets/newer.js']);
  });
});

describe('previousAssets', () => {
  const parent = mkdtempSync(join(tmpdir(), 'previous-'));
  const directory = join(parent, 'kept');
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  const build = async (paths: readonly string[], now: Date) => {
    const previous = await previousAssets(
      directory,
      paths.map((path) => file(path)),
      now,
    );
    await previous.save();
    return previous.files.map(({ path }) => path);
  };

  it('gives later builds the files of earlier ones, for a fortnight', async () => {
    await build(['assets/a.js', 'index.html'], new Date('2026-01-01'));

    expect(await build(['assets/b.js'], new Date('2026-03-01'))).toEqual(['assets/a.js']);
    expect(await build(['assets/c.js'], new Date('2026-03-15'))).toEqual(['assets/b.js', 'assets/a.js']);
    expect(await build(['assets/c.js'], new Date('2026-03-16'))).toEqual(['assets/b.js']);
  });

  it('forgets that a file was missing once a build has it again', async () => {
    await build(['assets/a.js'], new Date('2026-01-01'));
    await build(['assets/b.js'], new Date('2026-01-02'));
    await build(['assets/a.js'], new Date('2026-01-10'));

    expect(await build(['assets/c.js'], new Date('2026-01-30'))).toContain('assets/a.js');
    expect((await collectFiles(directory)).map(({ path }) => path).sort()).toEqual([
      'assets/a.js',
      'assets/c.js',
      'retired.json',
    ]);
  });

  it('starts anew if the record of retired files is damaged', async () => {
    await build(['assets/a.js'], new Date('2026-01-01'));
    writeFileSync(join(directory, 'retired.json'), '{');

    expect(await build(['assets/b.js'], new Date('2026-03-01'))).toEqual(['assets/a.js']);
  });

  it('refuses a folder that no build has filled, and leaves it as it is', async () => {
    mkdirSync(directory);
    writeFileSync(join(directory, 'thesis.txt'), '');

    await expect(build([], today)).rejects.toThrow(
      `--previous-assets is ${directory}: choose an empty folder, or one that a build has filled`,
    );
    expect(readdirSync(directory)).toEqual(['thesis.txt']);
  });
});
