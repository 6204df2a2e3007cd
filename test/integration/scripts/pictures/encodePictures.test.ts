import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { encodePicture, encodePictures, widthsOf } from '../../../../scripts/pictures/picturePlugin';
import { readPicture } from '../../../../scripts/pictures/readPicture';
import { writePicture } from '../../../support/writePicture';

it.each([
  ['none wider than the picture', 1000, undefined, [480, 720, 960]],
  ['its own, if it is narrower than all', 400, undefined, [400]],
  ['none wider than its place needs', 1000, 800, [480, 720]],
  ['the narrowest, however small its place is', 1000, 100, [480]],
])('a picture is encoded in these widths: %s', (_, width, widest, expected) => {
  expect(widthsOf({ width }, widest)).toEqual(expected);
});

it('encodes each file that documents name, once', async () => {
  const picture = await readPicture({ file: await writePicture({ name: 'ad-banner.jpg' }) });
  const names = [`${picture.hash}-480.avif`, `${picture.hash}-480.webp`];
  const documents = [
    `<img src="/repo/pictures/${names[1]}">`,
    `<source srcset="/repo/pictures/${names.join(' 480w, /repo/pictures/')}">`,
  ];
  const progress: string[] = [];
  const imported = new Map([[picture.hash, picture]]);

  const files = await encodePictures(documents, (done, total) => progress.push(`${done} of ${total}`), imported);

  expect(files.map(({ path }) => path).sort()).toEqual(names.map((name) => `pictures/${name}`));
  expect(progress).toEqual(['1 of 2', '2 of 2']);
});

it('a cached encoding is not made again', async () => {
  const picture = await readPicture({ file: await writePicture({ redWidth: 40 }) });
  const file = await encodePicture(picture, 480, 'webp');
  const again = await encodePicture({ ...picture, pixels: () => expect.unreachable('encoded again') }, 480, 'webp');

  expect(again).toBe(file);
  expect((await readFile(file)).toString('latin1', 8, 12)).toBe('WEBP');
});
