import { join } from 'node:path';
import { expect, it } from 'vitest';
import { restoreFormer } from '../../../../../scripts/prerender/output/restoreFormer';
import { readTexts } from '../../../../support/readTexts';
import { writeSite } from '../../../../support/writeSite';

it.each<[string, Record<string, string>, Record<string, string>]>([
  [
    'puts back a site that was put aside',
    { 'dist.staging-1-former/index.html': 'former', 'dist.staging-1/index.html': 'new' },
    { 'dist/index.html': 'former', 'dist.staging-1/index.html': 'new' },
  ],
  [
    'leaves one aside where the new site is in its place',
    { 'dist.staging-1-former/index.html': 'former', 'dist/index.html': 'new' },
    { 'dist.staging-1-former/index.html': 'former', 'dist/index.html': 'new' },
  ],
  [
    'takes nothing else for one',
    { 'other.staging-1-former/index.html': 'other', 'dist.staging-1/index.html': 'half' },
    { 'other.staging-1-former/index.html': 'other', 'dist.staging-1/index.html': 'half' },
  ],
])('%s', async (_, before, after) => {
  const directory = await writeSite(before);
  const place = join(directory, 'dist');
  await restoreFormer(place, `${place}.staging-`);

  expect(await readTexts(directory)).toEqual(after);
});

it('has nothing to do where not even the parent is there', async () => {
  const place = join(await writeSite({}), 'missing/dist');

  await expect(restoreFormer(place, `${place}.staging-`)).resolves.toBeUndefined();
});
