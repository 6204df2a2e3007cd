import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { encodePicture, encodingsOf } from '../../../../scripts/pictures/encodings';
import { readPicture } from '../../../../scripts/pictures/picture';
import { writePicture } from '../../../support/writePicture';
import { writeSite } from '../../../support/writeSite';

/** A picture, one encoding of it, and a cache for it that does not exist yet. */
async function prepare() {
  const picture = await readPicture({ file: await writePicture({ redWidth: 700 }) });
  const [encoding] = encodingsOf(picture);
  if (!encoding) throw new Error('expected an encoding');
  const cache = join(await writeSite({}), 'cache/pictures');
  return { picture, encoding, cache, encode: () => encodePicture(picture, encoding, cache) };
}

const namesOf = async (width: number) =>
  encodingsOf(await readPicture({ file: await writePicture({ name: 'ad-banner.jpg', width }) })).map(({ name }) =>
    name.replace(/^[0-9a-f]{8}-/, 'HASH-'),
  );

it('a picture is published in each format, at each width that it has, under names that no ad blocker refuses', async () => {
  expect(await namesOf(1000)).toEqual([
    ...['HASH-480.avif', 'HASH-720.avif', 'HASH-960.avif', 'HASH-480.webp'],
    ...['HASH-720.webp', 'HASH-960.webp', 'HASH-960.jpg'],
  ]);
});

it('a picture is published at its own width, if that is smaller than all others', async () => {
  expect(await namesOf(400)).toEqual(['HASH-400.avif', 'HASH-400.webp', 'HASH-400.jpg']);
});

describe('the cache', () => {
  it('returns an entry without encoding again', async () => {
    const { encode, picture, encoding, cache } = await prepare();
    const bytes = await encode();
    const never = () => expect.unreachable('encoded again');

    expect(await encodePicture({ ...picture, pixels: never }, encoding, cache)).toEqual(bytes);
  });

  it.each([
    ['empty', () => ''],
    ['cut short', (bytes: Buffer) => bytes.subarray(0, 60)],
    ['of other bytes', (bytes: Buffer) => Buffer.concat([Buffer.alloc(32), bytes])],
  ])('does not trust an entry that is %s', async (_, broken) => {
    const { encode, encoding, cache } = await prepare();
    const bytes = await encode();
    await writeFile(join(cache, encoding.name), broken(bytes));

    expect(await encode()).toEqual(bytes);
  });

  it('is skipped if it cannot be written', async () => {
    const { picture, encoding } = await prepare();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const file = await writePicture();

    expect((await encodePicture(picture, encoding, file)).length).toBeGreaterThan(0);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^! .* cannot be written, so the next build encodes this picture again: EEXIST/)],
    ]);
  });
});
