import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { collectFiles, listFiles } from '../../../../../scripts/prerender/files/files';
import { writeSite } from '../../../../support/writeSite';

it('finds every file below a folder, at any depth, and nothing if there is no folder', async () => {
  const directory = await writeSite({ 'index.html': 'home', '.nojekyll': '', 'a/b/c.html': 'deep' });
  const files = await collectFiles(directory);

  expect(files.sort((one, other) => one.path.localeCompare(other.path))).toEqual([
    { path: '.nojekyll', body: Buffer.from('') },
    { path: 'a/b/c.html', body: Buffer.from('deep') },
    { path: 'index.html', body: Buffer.from('home') },
  ]);
  expect(await collectFiles(join(directory, 'missing'))).toEqual([]);
  await expect(collectFiles(join(directory, 'index.html'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it('follows links to files and folders', async () => {
  const shared = await writeSite({ 'logo.svg': 'logo', 'fonts/serif.woff2': 'font' });
  const directory = await writeSite({ 'index.html': 'home' });
  await symlink(join(shared, 'logo.svg'), join(directory, 'icon.svg'));
  await symlink(join(shared, 'fonts'), join(directory, 'fonts'), 'junction');

  expect((await listFiles(directory)).toSorted()).toEqual(['fonts/serif.woff2', 'icon.svg', 'index.html']);
});

it.each([
  ['to nothing', 'missing', 'leads to nothing: correct or remove it'],
  ['to the folder that it is in', '.', 'leads to a folder that it is in: remove it'],
  ['to a folder above', '..', 'leads to a folder that it is in: remove it'],
])('names a link %s', async (_, target, message) => {
  const directory = await writeSite({ 'a/b.txt': '' });
  await symlink(join(directory, 'a', target), join(directory, 'a/link'), 'junction');

  await expect(listFiles(directory)).rejects.toThrow(`the link ${join(directory, 'a/link')} ${message}`);
});

it('names a link to a folder whose link leads back', async () => {
  const directory = await writeSite({ 'a/1.txt': '', 'b/2.txt': '' });
  await symlink(join(directory, 'b'), join(directory, 'a/link'), 'junction');
  await symlink(join(directory, 'a'), join(directory, 'b/link'), 'junction');

  await expect(listFiles(directory)).rejects.toThrow('leads to a folder that it is in');
});

it.runIf(process.platform === 'linux')('reads more files than a process may open', async () => {
  const directory = await writeSite(Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`${index}`, ''])));
  const module = pathToFileURL('scripts/prerender/files/files.ts').href;
  const script = `const { collectFiles } = await import('${module}'); console.log((await collectFiles('${directory}')).length)`;
  const command = `ulimit -n 150; exec '${process.execPath}' --input-type=module --eval "${script}"`;

  expect(String(execFileSync('sh', ['-c', command]))).toBe('300\n');
});
