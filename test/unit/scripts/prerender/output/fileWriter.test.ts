import { mkdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileWriter } from '../../../../../scripts/prerender/output/fileWriter';
import { readTexts } from '../../../../support/readTexts';
import { writeSite } from '../../../../support/writeSite';

/** A former site of these files, and what writes the files of a new one. */
async function makeWriter(former: Readonly<Record<string, string>>) {
  const directory = await writeSite(former);
  const staging = join(await writeSite({}), 'staging');
  await mkdir(staging);
  return { former: directory, staging, write: fileWriter({ staging, former: directory }) };
}

it('adds a file, with its folders', async () => {
  const { staging, write } = await makeWriter({});

  expect(await write('a/b/c.txt', 'new')).toBe('added');
  expect(await readTexts(staging)).toEqual({ 'a/b/c.txt': 'new' });
});

it('writes bytes as they are', async () => {
  const { staging, write } = await makeWriter({});
  await write('a.bin', new Uint8Array([104, 105]));

  expect(await readTexts(staging)).toEqual({ 'a.bin': 'hi' });
});

it('adds every file where there is no former site', async () => {
  const staging = await writeSite({});
  const write = fileWriter({ staging, former: undefined });

  expect(await write('a.txt', 'new')).toBe('added');
});

it('writes a file anew that differs from its former, which stays as it is', async () => {
  const { former, staging, write } = await makeWriter({ 'a.txt': 'former' });

  expect(await write('a.txt', 'new')).toBe('changed');
  expect([await readTexts(former), await readTexts(staging)]).toEqual([
    { 'a.txt': 'former' },
    { 'a.txt': 'new' },
  ]);
});

it('keeps a file that is the same: the very file, with the time at which it was written', async () => {
  const { former, staging, write } = await makeWriter({ 'a.txt': 'same' });
  await utimes(join(former, 'a.txt'), 1, 1);

  expect(await write('a.txt', 'same')).toBe('kept');
  const { ino, mtimeMs } = await stat(join(staging, 'a.txt'));
  expect({ ino, mtimeMs }).toEqual({ ino: (await stat(join(former, 'a.txt'))).ino, mtimeMs: 1000 });
});

it('adds a file where the former site has a folder of its name', async () => {
  const { staging, write } = await makeWriter({ 'a/b.txt': 'former' });

  expect(await write('a', 'new')).toBe('added');
  expect(await readTexts(staging)).toEqual({ a: 'new' });
});

it('goes on where the former site vanishes meanwhile', async () => {
  const { former, staging, write } = await makeWriter({ 'a.txt': 'same', 'b.txt': 'same' });
  await write('a.txt', 'same');
  await rm(join(former, 'a.txt'));
  await rm(join(former, 'b.txt'));

  expect(await write('b.txt', 'same')).toBe('added');
  expect(await readTexts(staging)).toEqual({ 'a.txt': 'same', 'b.txt': 'same' });
});

it('throws what the disk says', async () => {
  const { write } = await makeWriter({});
  await write('a', 'a file');

  expect(() => write('a/b.txt', 'below a file')).toThrow(expect.objectContaining({ code: 'EEXIST' }));
});
