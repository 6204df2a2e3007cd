import { lstatSync } from 'node:fs';
import { rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileWriter } from '../../../../../scripts/prerender/files/fileWriter';
import { readTexts, writeSite } from '../../../../support/writeSite';

it.each([
  ['linked from the published folder', 'if it is the same there', false, 'old', {}],
  ['written', 'if it differs, and the published one stays', false, 'new', {}],
  ['written', 'if it cannot be linked', false, 'old', { 'new/index.html': 'half' }],
  ['written', 'if somebody made the published one a link', true, 'old', {}],
] as const)('a file is %s %s', async (outcome, _, isLink, body, more) => {
  const directory = await writeSite({ 'dist/index.html': 'old', ...more });
  const [published, written] = [join(directory, 'dist/index.html'), join(directory, 'new/index.html')];
  if (isLink) {
    await rename(published, join(directory, 'dist/old'));
    await symlink('old', published); // as long as the text
  }
  const isChanged = fileWriter(join(directory, 'new'), join(directory, 'dist'))('index.html', body);

  expect(lstatSync(published).ino === lstatSync(written).ino).toBe(outcome !== 'written');
  expect(isChanged).toBe(outcome === 'written');
  expect(await readTexts(directory)).toMatchObject({ 'dist/index.html': 'old', 'new/index.html': body });
});
