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
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#00f"/><rect width="${redWidth}" height="100%" fill="#f00"/></svg>`;
  await sharp(Buffer.from(drawing)).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toFile(file);
  return file;
}
