import { lstatSync } from 'node:fs';
import { mkdir, readFile, readlink, rename, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { UserError } from '../../../../../scripts/prerender/errors/UserError';
import { fileWriter, markerFile, openOutput } from '../../../../../scripts/prerender/files/output';
import { markAsPublished, readTexts, writeSite } from '../../../../support/writeSite';

const [staging, previous] = ['dist.prerender-staging', 'dist.prerender-previous'];

/** A folder in which `dist`, and what a killed build put aside, were published by builds. */
async function writePublished(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = await writeSite(files);
  for (const folder of ['dist', previous]) markAsPublished(join(directory, folder));
  return directory;
}

/** Every file below a folder but the marks of builds. */
async function readUnmarked(directory: string) {
  const texts = Object.entries(await readTexts(directory));
  return Object.fromEntries(texts.filter(([path]) => !path.endsWith(markerFile)));
}

/** Builds a site, and publishes it or gives it up. */
async function make(directory: string, end: 'publish' | 'give up' = 'publish', files = ['index.html']): Promise<void> {
  const output = await openOutput(directory);
  try {
    const write = fileWriter(output.staging);
    for (const file of files) write(file, 'new');
    if (end === 'publish') await output.publish(files.length);
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
      'removes what a build killed between renames left',
      { [`${previous}/a.html`]: 'old', [`${staging}/a.html`]: 'whole' },
    ],
    ['removes what a build killed at its very end left', { 'dist/index.html': 'newer', [`${previous}/a.html`]: 'old' }],
  ])('%s', async (_, before) => {
    const directory = await writePublished(before);
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

  it('fills an empty folder, creates its parent folders, and leaves others beside it', async () => {
    const beside = { 'dist-other/index.html': 'other', 'dist.staging/index.html': 'other' };
    const directory = await writeSite(beside);
    await mkdir(join(directory, 'dist'));
    for (const out of ['dist', 'a/b/dist']) await make(join(directory, out));
    const mark = await readFile(join(directory, 'dist', markerFile), 'utf8');

    expect(await readUnmarked(directory)).toEqual({
      'dist/index.html': 'new',
      'a/b/dist/index.html': 'new',
      ...beside,
    });
    expect(JSON.parse(mark)).toEqual({ entries: [markerFile, 'index.html'] });
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

  it.each([2, 0])('fails if there is one file, but %i were written', async (files) => {
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
  await make(join(directory, 'dist'), 'give up');

  expect(await readUnmarked(directory)).toEqual({ 'dist/index.html': 'old' });
});

it.each(['dist', 'link'])('a second build for the same folder, as %s, fails at once', async (name) => {
  const directory = await writeSite({});
  const dist = join(directory, 'dist');
  await mkdir(dist);
  await symlink('dist', join(directory, 'link'));
  const output = await openOutput(dist);

  await expect(openOutput(join(directory, name))).rejects.toThrow(
    new UserError(`another build is publishing to ${dist}: wait until it ends, or choose another folder`),
  );
  await output.publish(0);
  output.close();
});

it('a build that is closed twice leaves the next one alone', async () => {
  const dist = join(await writeSite({}), 'dist');
  const first = await openOutput(dist);
  first.close();
  const second = await openOutput(dist);
  first.close();

  await second.publish(0);
  second.close();
  expect(Object.keys(await readTexts(dist))).toEqual([markerFile]);
});

it.each<[string, Record<string, string>, string]>([
  ['a clone', { '.git/HEAD': 'ref' }, '.git/HEAD'],
  ['a site that no build marked', { 'index.html': 'mine' }, 'index.html'],
  ['a folder with a mark that says nothing', { [markerFile]: '{}' }, markerFile],
  ['a folder with a mark that is damaged', { [markerFile]: '{"entr' }, markerFile],
])("nobody's own files are deleted: %s is refused", async (_, files, named) => {
  const directory = await writeSite(files);

  await expect(make(directory)).rejects.toThrow(
    new UserError(
      `${directory} holds ${named}, which no build put there and this one would delete: choose another folder, or move what is yours away`,
    ),
  );
  expect(await readTexts(directory)).toEqual(files);
});

it('of many files that no build put there, the first are named', async () => {
  const directory = await writeSite({ '1.txt': '', '2.txt': '', '3.txt': '', '4.txt': '' });
  await expect(make(directory)).rejects.toThrow(/ holds (?:\d\.txt, ){3}and others, which/);
});

const foreign = ['CNAME', 'assets/MINE.txt', 'assets/b/MINE.txt', 'assets/mine/1.txt'];
it.each(foreign)(
  '%s, which somebody put between the files of a build, is named, and the folder refused',
  async (path) => {
    const dist = join(await writeSite({}), 'dist');
    const publish = () => make(dist, 'publish', ['index.html', 'assets/a.js', 'assets/b/c.js']);
    await publish();
    await publish();
    await mkdir(join(dist, path, '..'), { recursive: true });
    await writeFile(join(dist, path), 'work of a year');

    await expect(publish()).rejects.toThrow(`dist holds ${path}, which no build put there`);
    expect((await readTexts(dist))[path]).toBe('work of a year');
  },
);

it.each<[string, string, string]>([
  ['a file', 'file', '/file is not a folder that can be read: choose another one'],
  ['a folder inside a file', 'inside', '/inside cannot be opened: choose another folder'],
  ['a link that leads to itself', 'loop', '/loop cannot be opened: choose another folder'],
  ['a name with a NUL', 'a\0b', '/a\0b cannot be opened: choose another folder'],
  ['a name that leaves no room for that of the staging folder', 'd'.repeat(250), 'cannot be written to: make it'],
])('a folder that cannot be published to is explained: %s', async (_, name, message) => {
  const directory = await writeSite({ file: '' });
  await symlink('file/dist', join(directory, 'inside'));
  await symlink('loop', join(directory, 'loop'));
  const error: unknown = await make(join(directory, name)).catch((thrown) => thrown);

  expect(error).toBeInstanceOf(UserError);
  expect(error).toMatchObject({ message: expect.stringContaining(message), cause: expect.any(Error) });
});

it('the previous site stays if it cannot be replaced', async () => {
  onTestFinished(() => void vi.doUnmock('fs-native-extensions'));
  vi.doMock('fs-native-extensions', async (load) => ({
    ...(await load<object>()),
    swap: async (from: string) => {
      await rename(from, `${from}-gone`);
      throw new Error('EINVAL');
    },
  }));
  const directory = await writePublished({ 'dist/index.html': 'old' });

  await expect(make(join(directory, 'dist'))).rejects.toMatchObject({
    message: `${directory}/dist could not be replaced, and is unchanged: remove it, or choose another folder`,
    cause: { code: 'ENOENT' },
  });
  expect(await readUnmarked(join(directory, 'dist'))).toEqual({ 'index.html': 'old' });
});

it.each<[string, string, boolean, (published: string, written: string) => unknown]>([
  ['links one that is the same in the published folder, so that it keeps its time', 'old', true, () => undefined],
  ['writes one that differs, and leaves the published one', 'new', false, () => undefined],
  ['writes one that cannot be linked', 'old', false, (_, written) => writeFile(written, 'half')],
  [
    'writes one that somebody made a link',
    'old',
    false,
    async (published) => {
      await rename(published, `${published}.target`);
      await symlink(`${published}.target`, published);
    },
  ],
])('writing a file %s', async (_, body, isLinked, prepare) => {
  const directory = await writeSite({ 'new/a/other.html': '', 'dist/a/index.html': 'old' });
  const files = ['dist', 'new'].map((folder) => join(directory, folder, 'a/index.html'));
  const [published = '', written = ''] = files;
  await prepare(published, written);
  const isChanged = fileWriter(dirname(dirname(written)), dirname(dirname(published)))('a/index.html', body);
  const [one, other] = files.map((file) => lstatSync(file).ino);

  expect({ isChanged, isLinked: one === other }).toEqual({ isChanged: !isLinked, isLinked });
  expect(await readTexts(directory)).toMatchObject({ 'new/a/index.html': body });
});

it('writing a file names it if it cannot be written, and why', async () => {
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
