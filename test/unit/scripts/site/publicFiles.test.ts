import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { notDownloaded, publicErrors } from '../../../../scripts/site/publicFiles';
import { writeSite } from '../../../support/writeSite';

const page = '<html>\n<head><title>Datenschutzerklärung</title></head>\n</html>';
const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';

it.each<[name: string, bytes: Buffer | string, error?: string]>([
  ['privacy.html', Buffer.from(page, 'latin1'), 'is not plain text in UTF-8.*in Word as '],
  ['privacy.htm', Buffer.from(page, 'utf16le'), 'UTF-8'],
  ['japanese.html', Buffer.from('<p>\x1b$B%W\x1b(B</p>'), 'UTF-8'],
  ['terms.txt', Buffer.from('Gültig', 'latin1'), 'UTF-8'],
  ['Favicon.ico', page, 'its own favicon.ico. Delete'],
  ['index.html', page, 'rename'],
  ['CNAME', page, 'Settings › Pages › Custom domain'],
  ['cname.txt', page, 'Settings › Pages › Custom domain'],
  ['brochure.pdf', pointer, 'Git LFS.*git lfs pull.*lfs: true'],
  ['old.html', 'new.html', 'the path of another file'],
  ['contents.txt', 'Our guide\nguide.pdf'],
  ['google1.html', 'google-site-verification: google1.html'],
  ['unfinished.docx', '\0\0\0', 'is empty'],
  ['Robots.txt', '', 'only as robots.txt'],
  ['robots.txt.txt', '', 'only as robots.txt'],
  ['brochure.html', '', 'is empty'],
  ['sign-in.pdf', page, 'is not a PDF'],
  ['notes.txt', '{\\rtf1\\ansi Notes}', 'UTF-8'],
  ['with-mark.html', `\ufeff${page}`],
  ['ascii.html', '<meta charset="windows-1252"><p>Ascii</p>'],
  ['guide.pdf', Buffer.from('%PDF-1\0\xe4', 'latin1')],
  ['cv.rtf', '{\\rtf1\\ansi Jo}'],
])('a file in `public` is refused only if visitors could not read it: %s', async (name, bytes, error) => {
  const directory = await writeSite({});
  await writeFile(join(directory, name), bytes);

  const expected = error ? [expect.stringMatching(new RegExp(`/${name}:? .*${error}`))] : [];
  expect(await publicErrors(directory)).toEqual(expected);
});

it('a placeholder of iCloud is an error, unless the file is beside it', async () => {
  const directory = await writeSite({ 'a/.guide.pdf.icloud': '', '.home.yaml.icloud': '', 'home.yaml': '' });

  expect(await notDownloaded(directory)).toEqual([expect.stringMatching(/a.guide\.pdf is in iCloud.* Download Now/)]);
});

it('more files than a process may open are read', async () => {
  const names = Array.from({ length: 500 }, (_, index) => `${index}.txt`);
  const directory = await writeSite(Object.fromEntries(names.map((name) => [name, name])));
  const code = `import { notDownloaded, publicErrors } from './scripts/site/publicFiles.ts';
    console.log(await publicErrors('${directory}'));`;
  const limited = ['-c', 'ulimit -n 200; exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', code];

  expect(spawnSync('sh', limited, { encoding: 'utf8' })).toMatchObject({ stdout: '[]\n', stderr: '' });
});
