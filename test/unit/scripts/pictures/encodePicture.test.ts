import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describePicture } from '../../../../scripts/pictures/describePicture';
import { encodePicture, encodingName } from '../../../../scripts/pictures/encodePicture';
import { pictureFormats } from '../../../../scripts/pictures/pictureFormats';
import type { PictureRequest } from '../../../../scripts/pictures/pictureRequest';
import { writeSite } from '../../../support/writeSite';
import { writePicture } from './writePicture';

/** A picture, one encoding of it, and a cache for it that does not exist yet. */
async function prepare({
  width = 480,
  extension = 'webp',
  ...request
}: Partial<PictureRequest> & { readonly width?: number; readonly extension?: string } = {}) {
  const picture = await describePicture({ file: await writePicture({ redWidth: 700 }), ...request });
  const format = pictureFormats.find((candidate) => candidate.extension === extension);
  if (!format) throw new Error(`expected the format ${extension}`);
  return { picture, encoding: { width, format }, cache: join(await writeSite({}), 'cache/pictures') };
}

it.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
])('the encoding as %s has its width, and its height in proportion', async (extension, format) => {
  const { picture, encoding, cache } = await prepare({ width: 480, extension });
  const bytes = await encodePicture(picture, encoding, cache);

  expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 480, height: 240 });
});

it('the encoding of a crop shows that part alone', async () => {
  const crop = { left: 750, top: 0, width: 250, height: 500 };
  const { picture, encoding, cache } = await prepare({ crop, width: 100 });
  const bytes = await encodePicture(picture, encoding, cache);
  const { channels } = await sharp(bytes).stats();

  expect(await sharp(bytes).metadata()).toMatchObject({ width: 100, height: 200 });
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1]);
});

it('the name of an encoding has its width and its format', async () => {
  const { picture, encoding } = await prepare({ width: 480, extension: 'avif' });

  expect(encodingName(picture, encoding)).toBe(`${picture.name}-480.avif`);
});

it('an encoding is kept in the cache, under its name alone', async () => {
  const { picture, encoding, cache } = await prepare();
  await encodePicture(picture, encoding, cache);

  expect(await readdir(cache)).toEqual([encodingName(picture, encoding)]);
});

it('an encoding comes from the cache where it is there', async () => {
  const { picture, encoding, cache } = await prepare();
  await encodePicture(picture, encoding, cache);
  await writeFile(join(cache, encodingName(picture, encoding)), 'from the cache');

  expect(String(await encodePicture(picture, encoding, cache))).toBe('from the cache');
});
