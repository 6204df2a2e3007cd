import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { readPicture } from '../../../../scripts/pictures/readPicture';
import { writeSite } from '../../../support/writeSite';

/** The colour that visitors see of a picture, in a format as it is published: red, green and blue from 0 to 255. */
async function published(picture: Sharp) {
  const file = join(await writeSite({}), 'picture');
  await writeFile(file, await picture.toBuffer());
  const bytes = await (await readPicture({ file })).pixels().resize({ width: 100 }).webp({ lossless: true }).toBuffer();
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

const red = [200, 60, 40];
const plain = ([r = 0, g = 0, b = 0]: readonly number[], alpha = 1) =>
  sharp({ create: { width: 400, height: 400, channels: 4, background: { r, g, b, alpha } } });
const opaque = () => plain(red).removeAlpha();
const grey = () => plain([120, 120, 120]).removeAlpha().greyscale();

/** A picture, the colour that its author sees, and how far each channel may be from that. */
const pictures: readonly (readonly [string, Sharp, readonly number[], number])[] = [
  ['in sRGB', opaque().png(), red, 0],
  ['of 16 bits, half transparent on white', plain(red, 0.5).toColourspace('rgb16').png(), [228, 158, 148], 1],
  ['in Display P3', opaque().withIccProfile('p3').png(), red, 1],
  ['in Display P3, of 16 bits', opaque().withIccProfile('p3').toColourspace('rgb16').png(), red, 1],
  ['in grey of 16 bits', grey().toColourspace('grey16').png(), [120, 120, 120], 1],
  ['in inks with a profile', opaque().withIccProfile('cmyk').jpeg({ quality: 100 }), red, 12],
  ['in inks without a profile', opaque().toColourspace('cmyk').jpeg({ quality: 100 }), red, 12],
];

it.each(pictures)('a picture %s keeps its colours', async (_, picture, expected, tolerance) => {
  const shown = await published(picture);
  const differences = shown.map((value, index) => Math.abs(value - (expected[index] ?? 0)));

  expect(Math.max(...differences), `${shown} instead of ${expected}`).toBeLessThanOrEqual(tolerance);
});
