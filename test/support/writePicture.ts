import { join } from 'node:path';
import sharp from 'sharp';
import { writeSite } from './writeSite';

interface TestPicture {
  readonly name?: string;
  readonly width?: number;
  readonly height?: number;
  /** The width of its red part on the left; the rest is blue. */
  readonly redWidth?: number;
}

/** Writes a picture for the duration of a test, and returns its path. */
export async function writePicture({
  name = 'hero.jpg',
  width = 1000,
  height = 500,
  redWidth = width,
}: TestPicture = {}): Promise<string> {
  const file = join(await writeSite({}), name);
  const canvas = { channels: 3, height } as const;
  const blue = { ...canvas, width: Math.max(width - redWidth, 1), background: '#0000ff' };
  await sharp({ create: { ...canvas, width, background: '#ff0000' } })
    .composite(redWidth < width ? [{ input: { create: blue }, left: redWidth, top: 0 }] : [])
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toFile(file);
  return file;
}
