import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectFiles } from '../../../../scripts/build/collectFiles';
import { publish } from '../../../../scripts/prerender/publish';
import { writeSite } from '../writeSite';

const files = [
  { path: 'index.html', body: 'new' },
  { path: 'impact/index.html', body: new TextEncoder().encode('new impact') },
];

const published = { 'dist/impact/index.html': 'new impact', 'dist/index.html': 'new' };

/** The text of every file below a folder by its path. */
async function textsIn(directory: string) {
  const texts = (await collectFiles(directory)).map(({ path, body }) => [path, String(body)] as const);
  return Object.fromEntries(texts);
}

describe('publishing', () => {
  it.each([
    ['makes the folder', {}],
    [
      'takes the place of all that was there',
      { 'dist/index.html': 'former', 'dist/old/page.html': 'former' },
    ],
    [
      'clears what a build left that was killed while it wrote',
      { 'dist/index.html': 'former', 'dist.staging-1/index.html': 'half' },
    ],
    [
      'clears what a build left that was killed between its two renames',
      { 'dist.former/index.html': 'former', 'dist.staging-1/index.html': 'whole' },
    ],
    [
      'clears what a build left that was killed at its very end',
      { 'dist/index.html': 'newer', 'dist.former/index.html': 'former' },
    ],
  ])('%s', async (_, before) => {
    const directory = await writeSite(before);
    await publish(files, join(directory, 'dist'));

    expect(await textsIn(directory)).toEqual(published);
  });

  it('replaces nothing but a site', async () => {
    const directory = await writeSite({ 'src/main.ts': 'work of a year' });

    await expect(publish(files, join(directory, 'src'))).rejects.toThrow(
      `${join(directory, 'src')} holds something other than a site, and would be deleted: choose another folder`,
    );
    expect(await textsIn(directory)).toEqual({ 'src/main.ts': 'work of a year' });
  });

  it('leaves the folders beside it alone', async () => {
    const beside = { 'dist-other/index.html': 'other', 'dist.bak/index.html': 'other' };
    const directory = await writeSite(beside);
    await publish(files, join(directory, 'dist'));

    expect(await textsIn(directory)).toEqual({ ...published, ...beside });
  });
});

describe('a file that cannot be written', () => {
  // A file, and a folder of the same name.
  const impossible = [...files, { path: 'index.html/index.html', body: 'new' }];

  it.each([
    ['the site that was there', { 'dist/index.html': 'former' }],
    ['the site that a killed build had put aside', { 'dist.former/index.html': 'former' }],
  ])('leaves %s, and no litter', async (_, before) => {
    const directory = await writeSite(before);
    await publish(impossible, join(directory, 'dist')).catch(() => undefined);

    expect(await textsIn(directory)).toEqual({ 'dist/index.html': 'former' });
  });

  it('and is noticed between the two renames leaves the site that was there', async () => {
    const directory = await writeSite({ 'dist/index.html': 'former' });
    await publish([], join(directory, 'dist')).catch(() => undefined); // nothing to rename into place

    expect(await textsIn(directory)).toEqual({ 'dist/index.html': 'former' });
  });

  it('is told with its cause', async () => {
    const dist = join(await writeSite({}), 'dist');

    await expect(publish(impossible, dist)).rejects.toMatchObject({
      message: `the site cannot be written to ${dist}; what was there still is`,
      cause: { code: 'EISDIR' },
    });
  });
});
