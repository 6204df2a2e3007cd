import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatDiagnostic } from '../../../../scripts/prerender/index.ts';
import { publicErrors } from '../../../../scripts/site/validateContent';
import { writeSite } from '../../../support/writeSite';

const page = '<html>\n<head><title>Datenschutzerklärung</title></head>\n</html>';

/** The errors of a file in `public`, as they are shown. */
async function errorsOf(name: string, bytes: Buffer | string) {
  const directory = await writeSite({});
  await writeFile(join(directory, name), bytes);
  return (await publicErrors(directory)).map((error) => formatDiagnostic(error).replaceAll(`${directory}/`, 'public/'));
}

it.each([
  ['windows-1252, as Word saves it', 'privacy.html', Buffer.from(page, 'latin1'), 2],
  ['UTF-16 without a mark', 'privacy.htm', Buffer.from(page, 'utf16le'), 1],
  ['an older encoding of Japanese', 'privacy.html', Buffer.from('<p>\x1b$B%W\x1b(B</p>'), 1],
  ['windows-1252, as a text', 'terms.txt', Buffer.from('Gültig', 'latin1'), 1],
])('a file in %s is an error at its first such line, which says how to save it', async (_, name, bytes, line) => {
  expect(await errorsOf(name, bytes)).toEqual([
    expect.stringMatching(new RegExp(`^public/${name}:${line}\n +This file is not plain text in UTF-8.*in Word as `)),
  ]);
});

it.each([
  ['privacy.html', `\ufeff${page}`],
  ['plain.html', '<meta charset="windows-1252"><p>Ascii</p>'],
  ['brochure.pdf', Buffer.from('%PDF\0\xe4', 'latin1')],
])('a file that visitors can read is none: %s', async (name, bytes) => {
  expect(await errorsOf(name, bytes)).toEqual([]);
});

const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
it.each([
  ['favicon.svg', page, 'doorway.ts'],
  ['Favicon.ico', page, 'doorway.ts'],
  ['manifest.webmanifest', page, 'Delete this file'],
  ['index.html', page, 'another name'],
  ['CNAME', page, 'Settings › Pages › Custom domain'],
  ['brochure.pdf', pointer, 'Git LFS.*git lfs pull.*lfs: true'],
])('a file that would not be published as it is meant is an error: %s', async (name, bytes, advice) => {
  expect(await errorsOf(name, bytes)).toEqual([expect.stringMatching(new RegExp(`^public/${name}.*${advice}`))]);
});

it('more files than a process may open are read', async () => {
  const directory = await writeSite(
    Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${index}.txt`, ''])),
  );
  const code = `import { publicErrors } from './scripts/site/validateContent.ts';
    console.log(await publicErrors(process.argv[1]));`;
  const limited = [
    '-c',
    'ulimit -n 200; exec "$@"',
    'sh',
    process.execPath,
    '--input-type=module',
    '-e',
    code,
    directory,
  ];

  expect(spawnSync('sh', limited, { encoding: 'utf8' })).toMatchObject({ stdout: '[]\n', stderr: '' });
});
