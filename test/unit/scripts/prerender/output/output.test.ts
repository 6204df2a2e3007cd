import promises, { mkdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UserError } from '../../../../../scripts/prerender/errors';
import { markFile, openOutput } from '../../../../../scripts/prerender/output/output';
import { fileWriter } from '../../../../../scripts/prerender/output/writer';
import { markAsPublished, readTexts, writeSite } from '../../../../support/writeSite';

const [staging, previous] = ['dist.prerender-staging', 'dist.prerender-previous'];

/** A folder in which `dist`, and what a killed build put aside, were published by builds. */
async function writePublished(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = await writeSite(files);
  for (const folder of ['dist', previous]) await markAsPublished(join(directory, folder));
  return directory;
}

/** Every file below a folder but the marks of builds. */
async function readUnmarked(directory: string) {
  const texts = Object.entries(await readTexts(directory));
  return Object.fromEntries(texts.filter(([path]) => !path.endsWith(markFile)));
}

/** Builds a site, of one page unless told, and publishes it as a number of files, or gives it up. */
async function make(directory: string, files: number | 'give up' = 1, site: readonly string[] = ['index.html']) {
  const output = await openOutput(directory);
  try {
    const write = fileWriter(output.staging);
    for (const path of site) write({ path, body: 'new' });
    return files === 'give up' ? undefined : await output.publish(files);
  } finally {
    output.close();
  }
}

describe('publishing', () => {
  it.each<[string, Record<string, string>]>([
    ['between renames', { [`${previous}/a.html`]: 'old', [`${staging}/a.html`]: 'whole' }],
    ['at its very end', { 'dist/index.html': 'newer', [`${previous}/a.html`]: 'old' }],
  ])('removes what a build left that was killed %s', async (_, before) => {
    const directory = await writePublished(before);

    expect(await make(join(directory, 'dist'))).toBe('replaced');
    expect(await readUnmarked(directory)).toEqual({ 'dist/index.html': 'new' });
  });

  it('removes what a build published, and the files of file managers', async () => {
    const directory = await writePublished({ 'dist/assets/a.js': 'old' });
    for (const path of ['.DS_Store', 'assets/.DS_Store', 'Thumbs.db', 'desktop.ini', '.directory'])
      await writeFile(join(directory, 'dist', path), '');
    await make(join(directory, 'dist'));

    expect(await readUnmarked(directory)).toEqual({ 'dist/index.html': 'new' });
  });

  it('fills an empty folder, creates its parent folders, and leaves others beside it', async () => {
    const beside = { 'dist-other/index.html': 'other', 'dist.staging/index.html': 'other' };
    const directory = await writeSite(beside);
    await mkdir(join(directory, 'dist'));
    for (const out of ['dist', 'a/b/dist']) await make(join(directory, out));

    const built = { 'dist/index.html': 'new', 'a/b/dist/index.html': 'new' };
    expect(await readUnmarked(directory)).toEqual({ ...built, ...beside });
  });

  it('follows links to a folder', async () => {
    const directory = await writeSite({});
    await mkdir(join(directory, 'site'));
    await symlink('site', join(directory, 'link'));
    await symlink('link', join(directory, 'dist'));
    await make(join(directory, 'dist'));

    expect(await readUnmarked(join(directory, 'site'))).toEqual({ 'index.html': 'new' });
    expect(await readlink(join(directory, 'dist'))).toBe('link');
  });

  it('leaves a mark that names no page, since it may be online', async () => {
    const directory = await writeSite({});
    await make(directory, 1, ['offers/secret.html']);

    expect(await readFile(join(directory, markFile), 'utf8')).not.toMatch(/offers|secret|html/);
  });
});

describe('the previous site stays', () => {
  it('if the next is given up, even if a killed build had put it aside', async () => {
    const directory = await writePublished({ [`${previous}/index.html`]: 'old', [`${staging}/index.html`]: 'whole' });
    await make(join(directory, 'dist'), 'give up');

    expect(await readUnmarked(directory)).toEqual({ 'dist/index.html': 'old' });
  });

  it('if another program has changed the staging folder', async () => {
    const directory = await writePublished({ 'dist/index.html': 'old' });

    await expect(make(join(directory, 'dist'), 2)).rejects.toThrow('is 1, but the build wrote 2');
    expect(await readUnmarked(directory)).toEqual({ 'dist/index.html': 'old' });
  });

  it('while another build is publishing, by a link too', async () => {
    const directory = await writePublished({ 'dist/index.html': 'old' });
    const dist = join(directory, 'dist');
    await symlink('dist', join(directory, 'link'));
    const first = await openOutput(dist);

    await expect(make(join(directory, 'link'))).rejects.toThrow(`another build is publishing to ${dist}`);
    first.close();
    const second = await openOutput(dist);
    first.close(); // again, which must leave the second alone
    await second.publish(0);
    second.close();
  });
});

describe("nobody's own files are deleted", () => {
  it.each<[string, Record<string, string>, string]>([
    ['a folder with a mark that is damaged', { [markFile]: '{"entr' }, markFile],
    ['a folder of many files', { '1.txt': '', '2.txt': '', '3.txt': '', '4.txt': '' }, '\\d.txt, .* and others'],
  ])('%s is refused', async (_, files, named) => {
    const directory = await writeSite(files);

    await expect(make(directory)).rejects.toThrow(new RegExp(`^${directory} holds ${named}, which no build put there`));
    expect(await readTexts(directory)).toEqual(files);
  });

  it.each(['CNAME', 'assets/b/MINE.txt'])('%s between the files of a build is named', async (path) => {
    const dist = join(await writePublished({ 'dist/index.html': 'old', 'dist/assets/b/c.js': 'old' }), 'dist');
    const output = await openOutput(dist);
    await writeFile(join(dist, path), 'work of a year');

    await expect(output.publish(0)).rejects.toThrow(`dist holds ${path}, which no build put there`);
    output.close();
    await expect(make(dist)).rejects.toThrow(`dist holds ${path}, which no build put there`);
    expect((await readTexts(dist))[path]).toBe('work of a year');
  });
});

it.each<[string, string, string]>([
  ['a file', 'file', '/file is not a folder that can be read'],
  ['a link that leads to itself', 'loop', '/loop cannot be opened'],
  ['a name that leaves no room for that of the staging folder', 'd'.repeat(250), 'cannot be written to'],
])('a folder that cannot be published to is explained: %s', async (_, name, message) => {
  const directory = await writeSite({ file: '' });
  await symlink('loop', join(directory, 'loop'));

  await expect(make(join(directory, name))).rejects.toSatisfy(
    (error) => error instanceof UserError && error.message.includes(message) && error.cause instanceof Error,
  );
});

// What a real one does: test/slow/atomic.test.ts.
describe('a folder that nothing can replace, such as a mount point,', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.doUnmock('fs-native-extensions');
    syncBuiltinESMExports();
  });

  const site = ['index.html', 'a.html', 'assets/a.js'];
  const complete = Object.fromEntries(site.map((path) => [`dist/${path}`, 'new']));
  const old = { 'dist/index.html': 'old', 'dist/b.html': 'old', 'dist/assets/b.js': 'old' };

  /** Publishes to a mount point. A file in `killedAt` is the last that is copied, and never gets its name. */
  async function publish(directory: string, killedAt?: string): Promise<readonly string[]> {
    const { rename } = promises;
    const { tryLock } = await import('fs-native-extensions');
    vi.doMock('fs-native-extensions', () => ({ tryLock, swap: () => Promise.reject(new Error('EBUSY')) }));
    const named: string[] = [];
    vi.spyOn(promises, 'rename').mockImplementation(async (from, to) => {
      const path = relative(join(directory, 'dist'), String(to));
      if ([from, to].includes(join(directory, 'dist'))) throw Object.assign(new Error('EBUSY'), { code: 'EBUSY' });
      if (path === killedAt) throw new Error('killed');
      if (!path.startsWith('..')) named.push(path);
      await rename(from, to);
    });
    syncBuiltinESMExports();
    const made = make(join(directory, 'dist'), site.length, site);
    if (killedAt === undefined) expect(await made).toBe('one by one');
    else await expect(made).rejects.toThrow('is a mount point');
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    return named;
  }

  it('gets the files one by one, pages after what they load; old ones go', async () => {
    const directory = await writePublished(old);
    const named = await publish(directory);

    expect([named[0], named[1], named.at(-1)]).toEqual([markFile, 'assets/a.js', markFile]);
    expect(await readUnmarked(directory)).toEqual(complete);
  });

  it.each([...site, markFile])('can be replaced after a build was killed at %s', async (killedAt) => {
    for (const before of [old, {}]) {
      const directory = await writePublished(before);
      await mkdir(join(directory, 'dist'), { recursive: true });
      await publish(directory, killedAt);
      await publish(directory);

      expect(await readUnmarked(directory)).toEqual(complete);
    }
  });
});
