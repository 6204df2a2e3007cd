import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { encodePicture, encodingsOf, pruneCache } from '../../../../scripts/pictures/encode';
import { type Picture, readPicture } from '../../../../scripts/pictures/read';
import { writePicture } from '../../../support/writePicture';
import { writeSite } from '../../../support/writeSite';

it.each([
  [1000, '480.avif 720.avif 960.avif 480.webp 720.webp 960.webp 960.jpg'],
  [400, '400.avif 400.webp 400.jpg'],
])('a picture %i pixels wide has files that no ad blocker refuses', async (width, names) => {
  const picture = await readPicture({ file: await writePicture({ name: 'ad-banner.jpg', width }) });

  expect(encodingsOf(picture).map(({ name }) => name.replace(/^[0-9a-f]{8}-/, ''))).toEqual(names.split(' '));
});

/** Encodes pictures as a build does. */
async function encode(cache: string, ...pictures: Picture[]) {
  for (const picture of pictures)
    for (const encoding of encodingsOf(picture)) await encodePicture(picture, encoding, cache);
}

/** Two pictures that are published in three files each, and a cache for them. */
async function prepareTwo() {
  const files = await Promise.all([100, 200].map((redWidth) => writePicture({ width: 400, height: 400, redWidth })));
  const [first, second] = await Promise.all(files.map((file) => readPicture({ file })));
  if (!first || !second) throw new Error('expected two pictures');
  return { first, second, cache: join(await writeSite({}), 'pictures') };
}

const entriesOf = async (cache: string) => (await readdir(cache)).filter((name) => !name.startsWith('.'));

it('what two builds in a row did not use leaves the cache', async () => {
  const { first, second, cache } = await prepareTwo();
  const build = async (...pictures: Picture[]) => {
    const start = new Date();
    await encode(cache, ...pictures);
    await pruneCache(cache, start);
    return (await entriesOf(cache)).length;
  };

  expect([await build(first, second), await build(second), await build(second)]).toEqual([6, 6, 3]);
});

it('of two builds at once, neither removes what the other uses', async () => {
  const { first, second, cache } = await prepareTwo();
  const start = new Date();
  await encode(cache, first);
  await setTimeout(5);
  const laterStart = new Date();
  await encode(cache, second);
  await pruneCache(cache, laterStart);
  await pruneCache(cache, start);

  expect(await entriesOf(cache)).toHaveLength(6);
});

it('an entry of the cache is not encoded again', async () => {
  const { first, cache } = await prepareTwo();
  await encode(cache, first);
  await encode(cache, { ...first, pixels: () => expect.unreachable('encoded again') });
});
