import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname, relative } from 'node:path';
import sharp from 'sharp';
import { type PictureFormat, pictureFormats } from './pictureFormats.ts';
import type { PictureRequest } from './pictureRequest.ts';

/** All that there is to know of a picture before it is encoded. */
export interface PictureDescription {
  readonly request: PictureRequest;
  readonly master: Buffer;
  /** The master's name and a hash of its bytes, its crop and the encoders' settings. */
  readonly name: string;
  /** The size, in pixels, of the part that is used. */
  readonly width: number;
  readonly height: number;
  /** Every encoding of it, in the order of the formats, each from narrow to wide. */
  readonly encodings: readonly Encoding[];
  /** The dominant colour as `#rrggbb`. */
  readonly color: string;
}

export interface Encoding {
  readonly width: number;
  readonly format: PictureFormat;
}

const settings = pictureFormats.map(({ encode }) => encode.toString()).join();

/** @throws where the master is missing or no picture, naming it. */
export async function describePicture(request: PictureRequest): Promise<PictureDescription> {
  const { file, crop } = request;
  try {
    const master = await readFile(file);
    const { width, height } = crop ?? (await sharp(master).metadata()).autoOrient;
    const image = sharp(master, { failOn: 'warning' }).autoOrient(); // a phone's photograph lies on its side
    // Drawn first: the statistics are those of the input, whatever is asked to be done with it. Small: a JPEG is read
    // several times faster so, and has the same colour.
    const { data, info } = await (crop ? image.extract(crop) : image)
      .resize({ width: 320 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(data, { raw: info }).stats();
    const hash = createHash('sha256')
      .update(master)
      .update(JSON.stringify(crop ?? null))
      .update(settings);
    return {
      request,
      master,
      name: `${basename(file, extname(file))}-${hash.digest('hex').slice(0, 8)}`,
      width,
      height,
      encodings: pictureFormats.flatMap((format) =>
        encodedWidths(format, width).map((encodedWidth) => ({ width: encodedWidth, format })),
      ),
      color: `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    };
  } catch (cause) {
    const name = relative('.', file);
    const { left, top, width, height } = crop ?? {};
    const fault = crop
      ? `is no picture, or too small for crop=${left},${top},${width},${height}: save it as a JPEG, and correct the crop (left,top,width,height in pixels)`
      : 'cannot be read as a picture: save it again as a JPEG';
    throw new Error(`${name} ${fault}`, { cause });
  }
}

/** The widths of the format that the picture reaches; its own where it is narrower than all of them. */
function encodedWidths({ widths }: PictureFormat, width: number): readonly number[] {
  const reached = widths.filter((candidate) => candidate <= width);
  return reached.length > 0 ? reached : [width];
}
