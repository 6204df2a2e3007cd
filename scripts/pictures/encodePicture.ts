import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Encoding, PictureDescription } from './describePicture.ts';

/** The file name of one encoding of a picture. */
export function encodingName({ name }: PictureDescription, { width, format }: Encoding): string {
  return `${name}-${width}.${format.extension}`;
}

/**
 * The bytes of one encoding of a picture, from the cache where they are there: their name holds a hash of all
 * that they are made from.
 * @param cacheDirectory is made where it does not exist.
 */
export async function encodePicture(
  picture: PictureDescription,
  encoding: Encoding,
  cacheDirectory: string,
): Promise<Buffer> {
  const cached = join(cacheDirectory, encodingName(picture, encoding));
  try {
    return await readFile(cached);
  } catch {
    const { crop } = picture.request;
    const image = sharp(picture.master, { failOn: 'warning' }).autoOrient();
    const bytes = await encoding.format
      .encode((crop ? image.extract(crop) : image).resize({ width: encoding.width }))
      .toBuffer();
    await mkdir(cacheDirectory, { recursive: true });
    // Renamed into place, so that a build killed here leaves no half of a picture under this name.
    const partial = `${cached}.${process.pid}.partial`;
    await writeFile(partial, bytes);
    await rename(partial, cached);
    return bytes;
  }
}
