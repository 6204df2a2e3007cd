import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exchange } from '../../../../../scripts/prerender/output/exchange';
import { readTexts } from '../../../../support/readTexts';
import { writeSite } from '../../../../support/writeSite';

afterEach(() => vi.doUnmock('fs-native-extensions'));

const refuse = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

const systems: [string, () => void][] = [
  ['a disk that exchanges names', () => undefined],
  ['a disk that cannot', () => vi.doMock('fs-native-extensions', () => ({ swap: refuse('EINVAL') }))],
  [
    'a system without the call',
    () =>
      vi.doMock('fs-native-extensions', () => {
        throw new Error('no build for this system');
      }),
  ],
];

describe.each(systems)('on %s', (_, use) => {
  it('a folder takes the place of another, which takes its own', async () => {
    use();
    const directory = await writeSite({ 'new/index.html': 'new', 'dist/a/index.html': 'former' });
    await exchange(join(directory, 'new'), join(directory, 'dist'));

    expect(await readTexts(directory)).toEqual({ 'dist/index.html': 'new', 'new/a/index.html': 'former' });
  });

  it.each(['nothing', 'an empty folder'])('a folder takes the place of %s', async (place) => {
    use();
    const directory = await writeSite({ 'new/index.html': 'new' });
    if (place === 'an empty folder') await mkdir(join(directory, 'dist'));
    await exchange(join(directory, 'new'), join(directory, 'dist'));

    expect(await readTexts(directory)).toEqual({ 'dist/index.html': 'new' });
  });

  it('nothing happens where the folder is missing, and that is told', async () => {
    use();
    const directory = await writeSite({ 'dist/index.html': 'former' });

    await expect(exchange(join(directory, 'new'), join(directory, 'dist'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
    expect(await readTexts(directory)).toEqual({ 'dist/index.html': 'former' });
  });
});
