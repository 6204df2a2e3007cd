import fs from 'node:fs';
import { chmod, mkdir, readdir, readlink, rename, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UserError } from '../../../../scripts/prerender/errors';
import { buildInfoFile, checkOutput, publish } from '../../../../scripts/prerender/publish';
import { readTexts, writeSite } from '../../../support/writeSite';

const site = { base: '/repo/', url: 'https://www.example.com/repo/', pages: ['/'] };

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Builds a site of these files, or of one page, and publishes it. */
async function make(out: string, files: Readonly<Record<string, string>> = { 'index.html': 'new' }) {
  const target = await checkOutput(out);
  await publish(
    target,
    Object.entries(files).map(([path, body]) => ({ path, body })),
    site,
  );
}

/** A folder, empty at first, and the path of a site in it. */
async function emptyFolder() {
  const directory = await writeSite({});
  return { directory, dist: join(directory, 'dist') };
}

/** The texts of all files below a folder but those that describe a site. */
async function textsIn(directory: string) {
  const texts = Object.entries(await readTexts(directory));
  return Object.fromEntries(texts.filter(([path]) => !path.endsWith(buildInfoFile)));
}

const built = { 'dist/index.html': 'new' };

describe('publishing', () => {
  it('replaces the previous site, also when a file manager has opened it, and leaves nothing beside it', async () => {
    const { directory, dist } = await emptyFolder();
    await make(dist, { 'index.html': 'old', 'assets/a.js': 'old' });
    for (const path of ['.DS_Store', 'assets/.DS_Store', 'Thumbs.db']) await writeFile(join(dist, path), '');
    await make(dist);

    expect(await textsIn(directory)).toEqual(built);
    expect(await readdir(directory)).toEqual(['dist']);
  });

  it('fills an empty folder, creates missing folders, and leaves other folders alone', async () => {
    const { directory, dist } = await emptyFolder();
    await mkdir(dist);
    await make(join(directory, 'other'));
    await make(dist);
    await make(join(directory, 'a/b'));

    expect(await textsIn(directory)).toEqual({ ...built, 'other/index.html': 'new', 'a/b/index.html': 'new' });
  });

  it('follows links, even if a killed build has put their folder aside', async () => {
    const { directory, dist } = await emptyFolder();
    await symlink('site', join(directory, 'link'));
    await symlink('link', dist);
    await make(dist);
    await rename(join(directory, 'site'), join(directory, 'site.prerender-aB3dE9-previous'));
    await checkOutput(dist);

    expect(await textsIn(join(directory, 'site'))).toEqual({ 'index.html': 'new' });
    expect(await readlink(dist)).toBe('link');
  });

  it('creates folders and files with the permissions that the umask leaves', async () => {
    const { dist } = await emptyFolder();
    const source = join(await writeSite({ secret: '' }), 'secret');
    await chmod(source, 0o600);
    await publish(dist, [{ path: 'a/b.txt', source }], site);
    const modes = ['', 'a', 'a/b.txt'].map(async (path) => (await stat(join(dist, path))).mode & 0o777);
    const umask = process.umask();

    expect(await Promise.all(modes)).toEqual([0o777 & ~umask, 0o777 & ~umask, 0o666 & ~umask]);
  });
});

describe('what killed builds left', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  it('is restored if the site is missing: the newest of the folders that were put aside', async () => {
    const { directory, dist } = await emptyFolder();
    const asides = { 'aaaaaa-previous': 120, 'bbbbbb-previous': 90, cccccc: 60 }; // minutes ago
    for (const name of Object.keys(asides)) {
      await make(join(directory, name), { 'index.html': name });
      await rename(join(directory, name), `${dist}.prerender-${name}`);
    }
    for (const [name, minutes] of Object.entries(asides))
      await utimes(`${dist}.prerender-${name}`, minutesAgo(minutes), minutesAgo(minutes));
    await checkOutput(dist);

    expect(await textsIn(dist)).toEqual({ 'index.html': 'bbbbbb-previous' });
  });

  it('is removed after an hour, since it may belong to a build that is running', async () => {
    const { directory, dist } = await emptyFolder();
    const [old, recent] = ['dist.prerender-aaaaaa', 'dist.prerender-bbbbbb'];
    for (const name of [old, `${old}-previous`, recent, 'dist.prerender-of-mine']) await mkdir(join(directory, name));
    for (const name of [old, `${old}-previous`, 'dist.prerender-of-mine'])
      await utimes(join(directory, name), minutesAgo(61), minutesAgo(61));
    await utimes(join(directory, recent), minutesAgo(59), minutesAgo(59));
    await make(dist);

    expect((await readdir(directory)).sort()).toEqual(['dist', recent, 'dist.prerender-of-mine']);
  });
});

describe('a folder is refused and unchanged', () => {
  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['a clone', { '.git/config': '', 'index.html': '' }, '.git, index.html'],
    ['a damaged description', { [buildInfoFile]: '{"na' }, buildInfoFile],
    ['many files', { '1.txt': '', '2.txt': '', '3.txt': '', '4.txt': '' }, '1.txt, 2.txt, 3.txt'],
  ])('that contains %s', async (_, files, named) => {
    const directory = await writeSite(files);

    await expect(make(directory)).rejects.toThrow(`${directory} contains ${named}, which no build put there`);
    expect(await readTexts(directory)).toEqual(files);
  });

  it('if a file was put there while the site was built', async () => {
    const { directory, dist } = await emptyFolder();
    await make(dist);
    const target = await checkOutput(dist);
    await writeFile(join(dist, 'CNAME'), 'mine');

    await expect(publish(target, [], site)).rejects.toThrow('dist contains CNAME, which');
    expect(await textsIn(directory)).toEqual({ ...built, 'dist/CNAME': 'mine' });
    expect(await readdir(directory)).toEqual(['dist']);
  });

  it('if it is a mount point, before anything is built', async () => {
    const { directory, dist } = await emptyFolder();
    await make(dist);
    const { statSync } = fs;
    vi.spyOn(fs, 'statSync').mockImplementation((path) =>
      Object.assign(statSync(path), { dev: path === dist ? 1 : 0 }),
    );
    syncBuiltinESMExports();

    await expect(checkOutput(dist)).rejects.toThrow('dist is a mount point');
    expect(await textsIn(directory)).toEqual(built);
  });

  it.each([
    ['a file', 'file', '/file is not a folder'],
    ['a link that leads to itself', 'loop', '/loop cannot be opened'],
    ['a name below a file', 'file/dist', '/file/dist cannot be opened'],
    ['a name that leaves no room for that of the staging folder', 'd'.repeat(250), 'no folder can be created'],
  ])('that is %s', async (_, name, message) => {
    const directory = await writeSite({ file: '' });
    await symlink('loop', join(directory, 'loop'));

    await expect(make(join(directory, name))).rejects.toSatisfy(
      (error) => error instanceof UserError && error.message.includes(message) && error.cause instanceof Error,
    );
  });
});

describe('if the folder cannot be replaced', () => {
  /** Calls a function before each rename, which may throw. */
  function onRename(directory: string, before: (step: string) => void) {
    const { renameSync } = fs;
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      const name = (path: fs.PathLike) =>
        relative(directory, String(path)).replace(/^dist\.prerender-\w{6}/, 'staging');
      before(`${name(from)} → ${name(to)}`);
      renameSync(from, to);
    });
    syncBuiltinESMExports();
  }

  it.each([
    ['EPERM', 'staging → dist'],
    ['EBUSY', 'dist → staging-previous'],
  ])('with the error %s at %s, the previous site stays and an error explains it', async (code, refused) => {
    const { directory, dist } = await emptyFolder();
    await make(dist, { 'index.html': 'old' });
    onRename(directory, (step) => {
      if (step === refused) throw Object.assign(new Error(code), { code });
    });

    await expect(make(dist)).rejects.toThrow('dist cannot be replaced: close');
    expect(await textsIn(directory)).toEqual({ 'dist/index.html': 'old' });
    expect(await readdir(directory)).toEqual(['dist']);
  });

  it('because another build has published meanwhile, it tries again', async () => {
    const { directory, dist } = await emptyFolder();
    await make(dist, { 'index.html': 'old' });
    let others = 0;
    onRename(directory, (step) => {
      if (step !== 'staging → dist' || others === 3) return;
      others += 1;
      fs.mkdirSync(dist);
      fs.writeFileSync(join(dist, 'other.html'), '');
    });
    await make(dist);

    expect(await textsIn(directory)).toEqual(built);
    expect(await readdir(directory)).toEqual(['dist']);
  });
});
