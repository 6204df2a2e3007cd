import { symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openOutput } from '../../../../../scripts/prerender/output/openOutput';
import { readTexts } from '../../../../support/readTexts';
import { writeSite } from '../../../../support/writeSite';

/** The name of a folder in which a process made a site that is no more. */
const litter = `dist.staging-${2 ** 30}-01234567-89ab-4cde-8f01-23456789abcd`;

/** Makes a site of one page, and does with it what is asked. */
async function make(directory: string, end: 'publish' | 'discard') {
  const output = await openOutput(directory);
  await writeFile(join(output.staging, 'index.html'), 'new');
  await output[end]();
}

describe('publishing', () => {
  it.each([
    ['makes the folder', {}],
    ['replaces all that was there', { 'dist/index.html': 'former', 'dist/old/page.html': 'former' }],
    [
      'clears what a build left that was killed while it wrote',
      { 'dist/index.html': 'former', [`${litter}/index.html`]: 'half' },
    ],
    [
      'clears what a build left that was killed between two renames',
      { [`${litter}-former/index.html`]: 'former', [`${litter}/index.html`]: 'whole' },
    ],
    [
      'clears what a build left that was killed at its very end',
      { 'dist/index.html': 'newer', [`${litter}-former/index.html`]: 'former' },
    ],
  ])('%s', async (_, before) => {
    const directory = await writeSite(before);
    await make(join(directory, 'dist'), 'publish');

    expect(await readTexts(directory)).toEqual({ 'dist/index.html': 'new' });
  });

  it('makes the folders that it stands in', async () => {
    const directory = await writeSite({});
    await make(join(directory, 'a/b/dist'), 'publish');

    expect(await readTexts(directory)).toEqual({ 'a/b/dist/index.html': 'new' });
  });

  it('leaves the folders beside it alone', async () => {
    const beside = { 'dist-other/index.html': 'other', 'dist.staging-old/index.html': 'other' };
    const directory = await writeSite(beside);
    await make(join(directory, 'dist'), 'publish');

    expect(await readTexts(directory)).toEqual({ 'dist/index.html': 'new', ...beside });
  });

  it.each<[string, Record<string, string>]>([
    ['there', { 'site/index.html': 'former' }],
    ['still missing', {}],
  ])('follows a link to a folder that is %s', async (_, before) => {
    const directory = await writeSite(before);
    await symlink('site', join(directory, 'dist'));
    await make(join(directory, 'dist'), 'publish');

    expect(await readTexts(directory)).toEqual({ 'site/index.html': 'new' });
    expect(await readTexts(join(directory, 'dist'))).toEqual({ 'index.html': 'new' });
  });

  it('of two sites at once gives the one that is published last', async () => {
    const directory = await writeSite({});
    const outputs = await Promise.all(['one', 'other'].map(() => openOutput(join(directory, 'dist'))));
    for (const { staging } of outputs) await writeFile(join(staging, 'index.html'), basename(staging));
    for (const { publish } of outputs) await publish();

    expect(await readTexts(directory)).toEqual({
      'dist/index.html': basename(outputs.at(-1)?.staging ?? 'none'),
    });
  });

  it('tells what to do where the disk refuses', async () => {
    const dist = join(await writeSite({}), 'dist');
    const output = await openOutput(dist);
    await output.discard();

    await expect(output.publish()).rejects.toMatchObject({
      message: `the new site cannot take the place of ${dist}, which is as it was: remove that folder, or choose another`,
      cause: { code: 'ENOENT' },
    });
  });
});

describe('a site that is given up', () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['leaves nothing', {}, {}],
    ['leaves the former', { 'dist/index.html': 'former' }, { 'dist/index.html': 'former' }],
    [
      'leaves the former that a killed build had put aside',
      { [`${litter}-former/index.html`]: 'former', [`${litter}/index.html`]: 'whole' },
      { 'dist/index.html': 'former' },
    ],
  ])('%s', async (_, before, after) => {
    const directory = await writeSite(before);
    await make(join(directory, 'dist'), 'discard');

    expect(await readTexts(directory)).toEqual(after);
  });
});

describe('the former site', () => {
  it('is the folder that a link leads to', async () => {
    const directory = await writeSite({ 'site/index.html': 'former' });
    await symlink('site', join(directory, 'dist'));

    expect((await openOutput(join(directory, 'dist'))).former).toBe(join(directory, 'site'));
  });

  it('is none where there is no folder', async () => {
    expect((await openOutput(join(await writeSite({}), 'dist'))).former).toBeUndefined();
  });
});

it('replaces nothing but a site', async () => {
  const directory = await writeSite({ 'src/main.ts': 'work of a year' });

  await expect(openOutput(join(directory, 'src'))).rejects.toThrow('holds something other than a site');
  expect(await readTexts(directory)).toEqual({ 'src/main.ts': 'work of a year' });
});

it('tells what to do where nothing can be made beside the folder', async () => {
  const directory = await writeSite({});
  const dist = join(directory, 'd'.repeat(250)); // a name that leaves no room for a longer one

  await expect(openOutput(dist)).rejects.toMatchObject({
    message: `the new site cannot be made beside ${dist}, which it will replace: make ${directory} writable, or choose another folder`,
    cause: { code: 'ENAMETOOLONG' },
  });
});
