import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { describePicture } from '../../../../scripts/pictures/describePicture';
import { encodePicture, encodingName } from '../../../../scripts/pictures/encodePicture';
import { parsePictureRequest } from '../../../../scripts/pictures/pictureRequest';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const file = join(folder, 'amber.jpg');
await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#e8b868' } })
  .jpeg()
  .toFile(file);

describe('a picture', () => {
  it('is described by its size, its colour and the encodings that its width allows', async () => {
    const picture = await describePicture({ file });
    expect(picture).toMatchObject({ width: 1000, height: 500, color: '#e8b868' });
    expect(picture.encodings.map(({ width, format }) => `${width} ${format.extension}`)).toEqual([
      '480 avif',
      '720 avif',
      '960 avif',
      '480 webp',
      '720 webp',
      '960 webp',
      '960 jpg',
    ]);
  });

  it('is described by its crop where it has one', async () => {
    const request = { file, crop: { left: 100, top: 0, width: 600, height: 400 } };
    expect(await describePicture(request)).toMatchObject({ width: 600, height: 400 });
  });

  it('that is no picture is told by name', async () => {
    const broken = join(folder, 'broken.jpg');
    writeFileSync(broken, 'not a picture');
    await expect(describePicture({ file: broken })).rejects.toThrow(
      /broken\.jpg cannot be read as a picture: save it again as a JPEG/,
    );
  });

  it('is encoded once, in the format and width asked for, and then taken from the cache', async () => {
    const picture = await describePicture({ file });
    const [encoding] = picture.encodings;
    if (!encoding) throw new Error('no encoding');
    const cache = join(folder, 'cache');
    const bytes = await encodePicture(picture, encoding, cache);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', width: 480, height: 240 });
    expect(readdirSync(cache)).toEqual([encodingName(picture, encoding)]);

    writeFileSync(join(cache, encodingName(picture, encoding)), 'from the cache');
    expect(String(await encodePicture(picture, encoding, cache))).toBe('from the cache');
  });
});

describe('an import', () => {
  it.each([
    ['/a.jpg?picture', { file: '/a.jpg' }],
    ['/a.jpg?crop=1,2,30,40&picture', { file: '/a.jpg', crop: { left: 1, top: 2, width: 30, height: 40 } }],
    ['/a.jpg', undefined],
    ['/a.ts?pictures', undefined],
  ])('of %s asks for %j', (id, request) => {
    expect(parsePictureRequest(id)).toEqual(request);
  });

  it('with a crop that is no rectangle is refused', () => {
    expect(() => parsePictureRequest('/a.jpg?crop=1,2,3&picture')).toThrow(
      '/a.jpg is imported with crop=1,2,3: write left,top,width,height in whole pixels',
    );
  });
});
