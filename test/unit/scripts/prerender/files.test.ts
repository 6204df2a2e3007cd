import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copiedFiles, listFiles } from '../../../../scripts/prerender/files';
import { writeSite } from '../../../support/writeSite';

it('lists every file, except those that file managers and office programs leave behind', async () => {
  const left = [
    ...['.DS_Store', '._a.jpg', '__MACOSX/a.jpg', 'a/Thumbs.db', 'a/Desktop.ini', '~$plan.docx', '.~lock.a.odt#'],
    ...['.privacy.html.swp', 'desktop - Copy.ini', 'a.pdf.download', 'a.html.bak', '#a#', '#recycle/a.pdf'],
  ];
  const own = ['.well-known/security.txt', '.nojekyll', 'thumbs.html', 'a/desktop.init', '~', 'a.js.download'];
  const directory = await writeSite(Object.fromEntries([...left, ...own].map((path) => [path, ''])));

  expect((await listFiles(directory)).toSorted()).toEqual(own.toSorted());
});

it('publishes a name whose accent a Mac has decomposed in both forms, as links may have either', async () => {
  const directory = await writeSite({ 'Cafe\u0301.pdf': '' });

  const paths = (await copiedFiles(directory)).map(({ path }) => path);
  expect(paths).toEqual(['Cafe\u0301.pdf', 'Caf\u00e9.pdf']);
});

/** A folder with links, each as its name and its target. */
async function withLinks(...links: readonly string[]): Promise<string> {
  const directory = await writeSite({ 'a/1.txt': '', 'b/2.txt': '' });
  for (const link of links) {
    const [name = '', target = ''] = link.split(' ').map((path) => join(directory, path));
    await symlink(target, name, 'junction');
  }
  return directory;
}

it('follows links to files and folders', async () => {
  const directory = await withLinks('a/link b', 'a/3.txt b/2.txt');

  expect((await listFiles(join(directory, 'a'))).toSorted()).toEqual(['1.txt', '3.txt', 'link/2.txt']);
});

it.each([
  ['to nothing', ['a/link missing'], 'is broken'],
  ['to a folder above', ['a/link .'], 'leads to a folder that it is in'],
  ['to a folder whose link leads back', ['a/link b', 'b/link a'], 'leads to a folder that it is in'],
])('names a link %s', async (_, links, message) => {
  const directory = await withLinks(...links);

  await expect(listFiles(directory)).rejects.toThrow(
    new RegExp(`^the symbolic link ${directory}/[ab]/link(?:/link)? ${message}`),
  );
});

it('names a file in the place of a folder', async () => {
  const directory = await writeSite({ public: '' });

  await expect(listFiles(join(directory, 'public'))).rejects.toThrow('public is a file');
});
