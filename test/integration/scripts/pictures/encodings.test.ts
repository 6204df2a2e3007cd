import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { encodePicture, encodingsOf } from '../../../../scripts/pictures/encodings';
import { readPicture } from '../../../../scripts/pictures/picture';
import { writePicture } from '../../../support/writePicture';
import { writeSite } from '../../../support/writeSite';

it.each([
  [1000, '480.avif 720.avif 960.avif 480.webp 720.webp 960.webp 960.jpg'],
  [400, '400.avif 400.webp 400.jpg'],
])(
  'a picture %i pixels wide is published in each format and width, under names that no ad blocker refuses',
  async (width, names) => {
    const picture = await readPicture({ file: await writePicture({ name: 'ad-banner.jpg', width }) });

    expect(encodingsOf(picture).map(({ name }) => name.replace(/^[0-9a-f]{8}-/, ''))).toEqual(names.split(' '));
  },
);

/** A picture, one encoding of it, and a cache for it that does not exist yet. */
async function prepare() {
  const picture = await readPicture({ file: await writePicture() });
  const [encoding] = encodingsOf(picture);
  if (!encoding) throw new Error('expected an encoding');
  return { picture, encoding, cache: join(await writeSite({}), 'cache/pictures') };
}

it('the cache returns an entry without encoding again', async () => {
  const { picture, encoding, cache } = await prepare();
  const bytes = await encodePicture(picture, encoding, cache);
  const pixels = () => expect.unreachable('encoded again');

  expect(await encodePicture({ ...picture, pixels }, encoding, cache)).toEqual(bytes);
});

it.each([
  ['empty', () => ''],
  ['cut short', (bytes: Buffer) => bytes.subarray(0, 60)],
  ['of other bytes', (bytes: Buffer) => Buffer.concat([Buffer.alloc(32), bytes])],
])('the cache does not trust an entry that is %s', async (_, broken) => {
  const { picture, encoding, cache } = await prepare();
  const bytes = await encodePicture(picture, encoding, cache);
  await writeFile(join(cache, encoding.name), broken(bytes));

  expect(await encodePicture(picture, encoding, cache)).toEqual(bytes);
});

it('the cache is skipped if it cannot be written', async () => {
  const { picture, encoding } = await prepare();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());

  expect((await encodePicture(picture, encoding, await writePicture())).length).toBeGreaterThan(0);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^! .* cannot be written, so the next build encodes this picture again: EEXIST/)],
  ]);
});
