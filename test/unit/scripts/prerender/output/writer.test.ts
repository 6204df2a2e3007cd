import fs, { chmodSync, lstatSync } from 'node:fs';
import { rename, symlink } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileWriter } from '../../../../../scripts/prerender/output/writer';
import { readTexts, writeSite } from '../../../../support/writeSite';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describe.each(['body', 'source'] as const)('a file, given by its %s,', (kind) => {
  /** Writes a file over a published one, which something may have been done to. */
  async function write(
    text: string,
    { published = 'old', before = {}, prepare = (_: string): unknown => undefined } = {},
  ) {
    const directory = await writeSite({ 'dist/a/b.html': published, 'public/b.html': text, ...before });
    chmodSync(join(directory, 'public/b.html'), 0o600); // a copy is as readable as every other file
    const [old, name] = [join(directory, 'dist/a/b.html'), join(directory, 'new/a/b.html')];
    await prepare(old);
    const file = kind === 'body' ? { body: text } : { source: join(directory, 'public/b.html') };
    const isChanged = fileWriter(join(directory, 'new'), join(directory, 'dist'))({ path: 'a/b.html', ...file });
    expect((await readTexts(directory))['new/a/b.html']).toBe(text);
    expect(lstatSync(old).ino === lstatSync(name).ino).toBe(!isChanged);
    expect(lstatSync(name).mode & 0o777).toBe(0o666 & ~process.umask());
    return isChanged;
  }

  it('is linked from the published folder if it is the same there', async () => {
    expect(await write('old')).toBe(false);
  });

  it.each<[string, Parameters<typeof write>[1]]>([
    ['differs', { published: 'new' }],
    ['is longer', { published: 'older' }],
    ['cannot be linked', { before: { 'new/a/b.html': 'half' } }],
    ['has other permissions there, which it would keep for ever', { prepare: (old) => chmodSync(old, 0o600) }],
    ['is a link there', { prepare: (old) => rename(old, `${old}.old`).then(() => symlink('b.html.old', old)) }],
  ])('is written if it %s', async (_, options) => {
    expect(await write('old', options)).toBe(true);
  });
});

it.each(['same', 'new'])('a file of several megabytes that is %s is never read as a whole', async (end) => {
  const text = 'a'.repeat(3_000_000);
  const directory = await writeSite({ 'dist/plan.pdf': `${text}same`, 'public/plan.pdf': text + end });
  const read = vi.spyOn(fs, 'readFileSync');
  syncBuiltinESMExports();
  const file = { path: 'plan.pdf', source: join(directory, 'public/plan.pdf') };

  expect(fileWriter(join(directory, 'new'), join(directory, 'dist'))(file)).toBe(end === 'new');
  expect(read).not.toHaveBeenCalled();
});
