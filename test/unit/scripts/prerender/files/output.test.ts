import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, readlink, rename, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UserError } from '../../../../../scripts/prerender/errors/UserError';
import { fileWriter, markerFile, openOutput } from '../../../../../scripts/prerender/files/output';
import { markAsPublished, readTexts, writeSite } from '../../../../support/writeSite';

const [staging, previous] = ['dist.prerender-staging', 'dist.prerender-previous'];

/** A folder in which `dist`, if it is there, was published by a build. */
async function writePublished(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = await writeSite(files);
  markAsPublished(join(directory, 'dist'));
  return directory;
}

/** Every file below a folder but the marks of builds. */
async function readUnmarked(directory: string) {
  const texts = Object.entries(await readTexts(directory));
  return Object.fromEntries(texts.filter(([path]) => !path.endsWith(markerFile)));
}

/** Builds a site of one page, and publishes it or gives it up. */
async function make(directory: string, end: 'publish' | 'give up' = 'publish'): Promise<void> {
  const output = await openOutput(directory);
  try {
    fileWriter(output.staging)('index.html', 'new');
    if (end === 'publish') await output.publish(1);
  } finally {
    output.close();
  }
}

describe('publishing', () => {
  it.each<[string, Record<string, string>]>([
    ['makes the folder', {}],
    ['replaces all that a build put there', { 'dist/index.html': 'old', 'dist/old/page.html': 'old' }],
    ['removes the staging folder of a killed build', { 'dist/index.html': 'old', [`${staging}/a.html`]: 'half' }],
    [
      'removes what a build killed between two renames left',
      { [`${previous}/index.html`]: 'old', [`${staging}/index.html`]: 'whole' },
    ],
    [
      'removes what a build killed at its very end left',
      { 'dist/index.html': 'newer', [`${previous}/index.html`]: 'old' },
    ],
  ])('%s', async (_, before) => {
    const directory = await writeSite(before);
    markAsPublished(join(directory, 'dist'));
    markAsPublished(join(directory, previous));
    await make(join(directory, 'dist'));

    expect(await readUnmarked(directory)).toEqual({ 'dist/index.html': 'new' });
  });

  it('deletes what file managers left in a folder', async () => {
    const directory = await writePublished({ 'dist/index.html': 'old', 'dist/assets/a.js': 'old' });
    for (const path of ['.DS_Store', 'assets/.DS_Store', 'Thumbs.db', 'desktop.ini', '.directory'])
      await writeFile(join(directory, 'dist', path), '');
    await make(join(directory, 'dist'));

    expect(await readUnmarked(directory)).toEqual({ 'dist/index.html': 'new' });
  });

  it('fills an empty folder, and creates its parent folders', async () => {
    const directory = await writeSite({});
    await mkdir(join(directory, 'dist'));
    for (const out of ['dist', 'a/b/dist']) await make(join(directory, out));

    expect(await readUnmarked(directory)).toEqual({ 'dist/index.html': 'new', 'a/b/dist/index.html': 'new' });
  });

  it('lists every file of the folder in its mark', async () => {
    const directory = await writeSite({});
    const output = await openOutput(join(directory, 'dist'));
    const write = fileWriter(output.staging);
    for (const path of ['index.html', 'assets/a.js', 'assets/b/c.js']) write(path, '');
    await output.publish(3);
    output.close();

    expect(JSON.parse((await readTexts(directory))[`dist/${markerFile}`] ?? '')).toEqual({
      entries: [markerFile, 'assets/a.js', 'assets/b/c.js', 'index.html'],
    });
  });

  it('does not touch other folders beside it', async () => {
    const beside = { 'dist-other/index.html': 'other', 'dist.staging/index.html': 'other' };
    const directory = await writeSite(beside);
    await make(join(directory, 'dist'));

    expect(await readUnmarked(directory)).toEqual({ 'dist/index.html': 'new', ...beside });
  });

  it('follows links to a folder', async () => {
    const directory = await writeSite({});
    await mkdir(join(directory, 'site'));
    await symlink('site', join(directory, 'link'));
    await symlink('link', join(directory, 'dist'));
    await make(join(directory, 'dist'));

    expect(await readUnmarked(join(directory, 'site'))).toEqual({ 'index.html': 'new' });
    expect(await Promise.all(['link', 'dist'].map((name) => readlink(join(directory, name))))).toEqual([
      'site',
      'link',
    ]);
  });

  it.each([
    ['fewer', 2],
    ['more', 0],
  ])('fails if there are %s files than were written', async (_, files) => {
    const directory = await writePublished({ 'dist/index.html': 'old' });
    const output = await openOutput(join(directory, 'dist'));
    fileWriter(output.staging)('index.html', 'new');

    await expect(output.publish(files)).rejects.toThrow(
      `is 1, but the build wrote ${files}: another program changed the folder`,
    );
    output.close();
    expect(await readUnmarked(directory)).toEqual({ 'dist/index.html': 'old' });
  });

  it('fails if somebody has put a file there since the build began', async () => {
    const directory = await writePublished({ 'dist/index.html': 'old' });
    const output = await openOutput(join(directory, 'dist'));
    await writeFile(join(directory, 'dist/thesis.txt'), 'work of a year');

    await expect(output.publish(0)).rejects.toThrow('dist holds thesis.txt, which');
    output.close();
  });
});

it.each<[string, Record<string, string>]>([
  ['is there', { 'dist/index.html': 'old' }],
  ['a killed build had put aside', { [`${previous}/index.html`]: 'old', [`${staging}/index.html`]: 'whole' }],
])('a site that is abandoned leaves the previous one, which %s', async (_, before) => {
  const directory = await writePublished(before);
  markAsPublished(join(directory, previous));
  await make(join(directory, 'dist'), 'give up');

  expect(await readUnmarked(directory)).toEqual({ 'dist/index.html': 'old' });
});

it.each(['dist', 'link'])('a second build for the same folder, as %s, fails at once', async (name) => {
  const directory = await writeSite({});
  await mkdir(join(directory, 'dist'));
  await symlink('dist', join(directory, 'link'));
  const dist = join(directory, 'dist');
  const output = await openOutput(dist);
  fileWriter(output.staging)('index.html', 'first');

  await expect(openOutput(join(directory, name))).rejects.toThrow(
    new UserError(`another build is publishing to ${dist}: wait until it ends, or choose another folder`),
  );
  await output.publish(1);
  output.close();
  expect(await readUnmarked(dist)).toEqual({ 'index.html': 'first' });
});

it('a build that is closed twice leaves the next one alone', async () => {
  const dist = join(await writeSite({}), 'dist');
  const first = await openOutput(dist);
  first.close();
  const second = await openOutput(dist);
  first.close();

  fileWriter(second.staging)('index.html', 'second');
  await second.publish(1);
  second.close();
  expect(await readUnmarked(dist)).toEqual({ 'index.html': 'second' });
});

describe("nobody's own files are deleted:", () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'a clone',
      {
        '.git/HEAD': 'ref',
        CNAME: 'www.example.com',
        'index.html': 'mine',
        'thesis/1.tex': 'work of a year',
      },
      '.git/HEAD',
    ],
    ['a folder of other things', { 'main.ts': 'work of a year' }, 'main.ts'],
    ['a site that no build marked', { 'index.html': 'mine' }, 'index.html'],
    ['a folder with a mark that says nothing', { 'index.html': 'mine', [markerFile]: '{}' }, markerFile],
    ['a folder with a mark that is damaged', { 'index.html': 'mine', [markerFile]: '{"entr' }, markerFile],
  ])('%s is refused', async (_, files, named) => {
    const directory = await writeSite(files);

    await expect(make(directory)).rejects.toThrow(
      new UserError(
        `${directory} holds ${named}, which no build put there and this one would delete: choose another folder, or move it away`,
      ),
    );
    expect(await readTexts(directory)).toEqual(files);
  });

  it.each(['.git/HEAD', 'CNAME', 'assets/MINE.txt', 'assets/b/MINE.txt', 'assets/mine/1.txt'])(
    '%s, which somebody put between the files of a build, is named, and the folder refused',
    async (path) => {
      const dist = join(await writeSite({}), 'dist');
      const publish = async () => {
        const output = await openOutput(dist);
        try {
          const write = fileWriter(output.staging);
          for (const file of ['index.html', 'assets/a.js', 'assets/b/c.js']) write(file, '');
          await output.publish(3);
        } finally {
          output.close();
        }
      };
      await publish();
      await publish();
      await mkdir(join(dist, path, '..'), { recursive: true });
      await writeFile(join(dist, path), 'work of a year');

      await expect(publish()).rejects.toThrow(`dist holds ${path}, which no build put there`);
      expect((await readTexts(dist))[path]).toBe('work of a year');
    },
  );
});

describe('a folder that cannot be published to is explained:', () => {
  it.each<[string, (directory: string) => Promise<unknown> | string, string]>([
    [
      'a file',
      (directory) => writeFile(join(directory, 'dist'), ''),
      'dist is not a folder that can be read: choose another one',
    ],
    [
      'a folder inside a file',
      async (directory) => {
        await writeFile(join(directory, 'file'), '');
        await symlink('file/dist', join(directory, 'dist'));
      },
      'dist cannot be opened: choose another folder',
    ],
    [
      'a link that leads to itself',
      (directory) => symlink('dist', join(directory, 'dist')),
      'dist cannot be opened: choose another folder',
    ],
  ])('%s', async (_, prepare, message) => {
    const directory = await writeSite({});
    await prepare(directory);
    const error: unknown = await make(join(directory, 'dist')).catch((thrown) => thrown);

    expect(error).toBeInstanceOf(UserError);
    expect(error).toMatchObject({ message: `${directory}/${message}` });
  });

  it('a name with a NUL', async () => {
    await expect(openOutput('a\0b')).rejects.toThrow(new UserError('a\0b cannot be opened: choose another folder'));
  });

  it('a name that leaves no room for that of the staging folder', async () => {
    const directory = await writeSite({});
    const dist = join(directory, 'd'.repeat(250));

    await expect(openOutput(dist)).rejects.toMatchObject({
      message: `the new site is built beside ${dist}, but ${directory} cannot be written to: make it writable, or choose another folder`,
      cause: { code: 'ENAMETOOLONG' },
    });
  });
});

describe('on a disk that cannot exchange two names in one step', () => {
  afterEach(() => vi.doUnmock('fs-native-extensions'));
  const refuse = () => Promise.reject(Object.assign(new Error('EINVAL'), { code: 'EINVAL' }));
  const mockSwap = (swap: (from: string) => Promise<void>) =>
    vi.doMock('fs-native-extensions', async (load) => ({ ...(await load<object>()), swap }));

  it('the new site still replaces the previous one', async () => {
    mockSwap(refuse);
    const directory = await writePublished({ 'dist/index.html': 'old', 'dist/a/index.html': 'old' });
    await make(join(directory, 'dist'));

    expect(await readUnmarked(directory)).toEqual({ 'dist/index.html': 'new' });
  });

  it('the previous site stays if it cannot be replaced', async () => {
    mockSwap(async (from) => {
      await rename(from, `${from}-gone`);
      await refuse();
    });
    const directory = await writePublished({ 'dist/index.html': 'old' });

    await expect(make(join(directory, 'dist'))).rejects.toMatchObject({
      message: `${directory}/dist could not be replaced, and is unchanged: remove it, or choose another folder`,
      cause: { code: 'ENOENT' },
    });
    expect(await readUnmarked(join(directory, 'dist'))).toEqual({ 'index.html': 'old' });
  });
});

describe('writing files', () => {
  describe('that are the same in the published folder', () => {
    const write = async (body: string, prepare: (published: string) => unknown = () => undefined) => {
      const directory = await writeSite({ 'new/other.html': '', 'dist/a/index.html': 'old' });
      await prepare(join(directory, 'dist/a/index.html'));
      const isChanged = fileWriter(join(directory, 'new'), join(directory, 'dist'))('a/index.html', body);
      const [published, written] = ['dist', 'new'].map((folder) => lstatSync(join(directory, folder, 'a/index.html')));
      return { isChanged, isLinked: published?.ino === written?.ino, texts: await readTexts(directory) };
    };

    it('links them, so that they keep their time', async () => {
      expect(await write('old')).toMatchObject({ isChanged: false, isLinked: true });
    });

    it('writes those that differ, and leaves the published one', async () => {
      expect(await write('new')).toMatchObject({
        isChanged: true,
        isLinked: false,
        texts: { 'new/a/index.html': 'new', 'dist/a/index.html': 'old' },
      });
    });

    it('writes those that cannot be linked', async () => {
      const prepare = (file: string) => {
        const name = join(file, '../../../new/a/index.html');
        mkdirSync(dirname(name));
        writeFileSync(name, 'half');
      };

      expect(await write('old', prepare)).toMatchObject({ isChanged: true, texts: { 'new/a/index.html': 'old' } });
    });

    it('writes those that somebody made a link', async () => {
      const prepare = async (file: string) => {
        await rename(file, `${file}.target`);
        await symlink(`${file}.target`, file);
      };

      expect(await write('old', prepare)).toMatchObject({ isChanged: true, isLinked: false });
    });
  });

  it('names the file that cannot be written, and why', async () => {
    const folder = await writeSite({});
    const write = fileWriter(folder);
    write('a', 'a file');

    expect(() => write('a/b.txt', 'below a file')).toThrow(
      expect.objectContaining({
        message: `${join(folder, 'a/b.txt')} could not be written: check the disk's free space and the folder's permissions, or choose another folder`,
        cause: expect.objectContaining({ code: 'EEXIST' }),
      }),
    );
  });
});
