import { copyFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { describePicture } from '../../../../scripts/pictures/describePicture';
import { writeSite } from '../../../support/writeSite';
import { writePicture } from './writePicture';

describe('a picture', () => {
  it('has the size of its master', async () => {
    expect(await describePicture({ file: await writePicture({ width: 1000, height: 500 }) })).toMatchObject({
      width: 1000,
      height: 500,
    });
  });

  it('has the size of its crop', async () => {
    const file = await writePicture({ width: 1000, height: 500 });
    const crop = { left: 100, top: 0, width: 490, height: 500 };

    expect(await describePicture({ file, crop })).toMatchObject({ width: 490, height: 500 });
  });

  it('is encoded in each format, at each width that its master reaches', async () => {
    const { encodings } = await describePicture({ file: await writePicture({ width: 1000 }) });

    expect(encodings.map(({ width, format }) => `${width} ${format.extension}`)).toEqual([
      '480 avif',
      '720 avif',
      '960 avif',
      '480 webp',
      '720 webp',
      '960 webp',
      '960 jpg',
    ]);
  });

  it('has the colour of the larger part of it', async () => {
    const file = await writePicture({ width: 1000, redWidth: 700 });
    const { color } = await describePicture({ file });

    expect(color).toMatch(/^#[ef][0-9a-f]0[0-9a-f]0[0-9a-f]$/);
  });

  it('has the colour of its crop', async () => {
    const file = await writePicture({ width: 1000, redWidth: 700 });
    const { color } = await describePicture({ file, crop: { left: 750, top: 0, width: 250, height: 500 } });

    expect(color).toMatch(/^#0[0-9a-f]0[0-9a-f][ef][0-9a-f]$/);
  });
});

describe('the name of a picture', () => {
  it("has its master's, and a hash", async () => {
    const { name } = await describePicture({ file: await writePicture({ name: 'luxury-villas.jpg' }) });

    expect(name).toMatch(/^luxury-villas-[0-9a-f]{8}$/);
  });

  it('is the same for the same bytes in another folder', async () => {
    const file = await writePicture();
    const copy = join(await writeSite({}), 'hero.jpg');
    await copyFile(file, copy);

    expect((await describePicture({ file: copy })).name).toBe((await describePicture({ file })).name);
  });

  it('is another for other bytes', async () => {
    const one = await describePicture({ file: await writePicture({ redWidth: 400 }) });
    const other = await describePicture({ file: await writePicture({ redWidth: 600 }) });

    expect(one.name).not.toBe(other.name);
  });

  it('is another for each crop', async () => {
    const file = await writePicture();
    const name = async (left: number) =>
      (await describePicture({ file, crop: { left, top: 0, width: 500, height: 500 } })).name;
    const names = [(await describePicture({ file })).name, await name(0), await name(1)];

    expect(new Set(names).size).toBe(3);
  });
});

describe('refuses by name', () => {
  const refusal = (file: string) =>
    new Error(`${relative('.', file)} cannot be read as a picture: save it again as a JPEG`);

  it('a file that is missing', async () => {
    const file = join(await writeSite({}), 'missing.jpg');

    await expect(describePicture({ file })).rejects.toThrow(refusal(file));
  });

  it('a file that is no picture', async () => {
    const file = join(await writeSite({ 'words.jpg': 'not a picture' }), 'words.jpg');

    await expect(describePicture({ file })).rejects.toThrow(refusal(file));
  });

  it('a picture whose end is missing', async () => {
    const file = await writePicture();
    const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#ff0000' } })
      .jpeg()
      .toBuffer();
    const half = join(dirname(file), 'half.jpg');
    await writeFile(half, whole.subarray(0, whole.length / 2));

    await expect(describePicture({ file: half })).rejects.toThrow(refusal(half));
  });

  it('a picture that its crop reaches out of', async () => {
    const file = await writePicture({ width: 1000 });
    const crop = { left: 600, top: 0, width: 500, height: 500 };

    await expect(describePicture({ file, crop })).rejects.toThrow(relative('.', file));
  });
});

it('a photograph that a phone laid on its side stands upright', async () => {
  const file = join(await writeSite({}), 'portrait.jpg');
  const lying = { create: { width: 1000, height: 500, channels: 3, background: '#888' } } as const;
  await sharp(lying).withMetadata({ orientation: 6 }).jpeg().toFile(file);

  expect(await describePicture({ file })).toMatchObject({ width: 500, height: 1000 });
});

it('a picture that is narrower than every width is encoded at its own', async () => {
  const { encodings } = await describePicture({ file: await writePicture({ width: 300 }) });

  expect(encodings.map(({ width, format }) => `${width} ${format.extension}`)).toEqual([
    '300 avif',
    '300 webp',
    '300 jpg',
  ]);
});
