import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { readPicture } from '../../../../scripts/pictures/picture';
import { colorSpaces, iccProfile, plainPng, toSrgb } from '../../../support/colorProfiles';
import { writeSite } from '../../../support/writeSite';

/** The colour that visitors see of a picture, in a format as it is published: red, green and blue from 0 to 255. */
async function published(picture: Buffer) {
  const file = join(await writeSite({}), 'picture');
  await writeFile(file, picture);
  const bytes = await (await readPicture({ file })).pixels().resize({ width: 100 }).webp({ lossless: true }).toBuffer();
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

/** Expects two colours that no eye can tell apart. */
function expectSame(color: readonly number[], expected: readonly number[], tolerance = 2): void {
  const differences = color.map((value, index) => Math.abs(value - (expected[index] ?? 0)));
  expect(Math.max(...differences), `${color} instead of ${expected}`).toBeLessThanOrEqual(tolerance);
}

const color = [200 / 255, 60 / 255, 40 / 255];
const grey = [120 / 255];
const onWhite = (channels: readonly number[]) => channels.map((value) => (value + 255) / 2);
const depths = [8, 16] as const;

const kinds = [
  ...Object.entries(colorSpaces).map(([name, space]) => ({ name, space, samples: color })),
  ...[1, 1.8, 2.2].map((gamma) => ({ name: `grey of gamma ${gamma}`, space: { gamma }, samples: grey })),
].flatMap((kind) => depths.map((depth) => ({ ...kind, depth })));

it.each(kinds)('$name in $depth bits is published as browsers show it, with and without alpha', async (kind) => {
  const { space, samples, depth } = kind;
  const profile = iccProfile(space);
  const expected = toSrgb(samples, space);

  expectSame(await published(plainPng(depth, samples, undefined, profile)), expected);
  expectSame(await published(plainPng(depth, samples, 0.5, profile)), onWhite(expected));
});

it.each(depths)('a picture of %i bits without a profile keeps its colours', async (depth) => {
  expectSame(await published(plainPng(depth, color, undefined)), [200, 60, 40]);
  expectSame(await published(plainPng(depth, grey, undefined)), [120, 120, 120]);
});

it.each([
  ['with', (picture: Sharp) => picture.withIccProfile('cmyk')],
  ['without', (picture: Sharp) => picture],
])('a picture in inks %s a profile has the colours that it was made from', async (_, attach) => {
  const inks = attach(sharp(plainPng(8, [0.7, 0.5, 0.4], undefined)).toColourspace('cmyk'));

  expectSame(await published(await inks.jpeg({ quality: 100 }).toBuffer()), [179, 128, 102], 5);
});
