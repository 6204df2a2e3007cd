import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type AvifOptions, type JpegOptions, type WebpOptions } from 'sharp';
import { replaceFile } from '../command/files.ts';
import type { Picture } from './picture.ts';

/** A format that pictures are published in, and how it is encoded. */
export interface PictureFormat {
  readonly extension: string;
  readonly type: string;
  /** In pixels, from narrow to wide. Those wider than the picture are left out. */
  readonly widths: readonly number[];
  readonly encoder: 'avif' | 'webp' | 'jpeg';
  readonly options: AvifOptions | WebpOptions | JpegOptions;
}

const widths = [480, 720, 960, 1280, 1600, 1920];

/**
 * The formats, smallest files first: a browser takes the first it supports. All support the last; the few that support
 * no other get two widths.
 */
export const pictureFormats: readonly PictureFormat[] = [
  { extension: 'avif', type: 'image/avif', widths, encoder: 'avif', options: { quality: 60, effort: 3 } },
  { extension: 'webp', type: 'image/webp', widths, encoder: 'webp', options: { quality: 78, effort: 4 } },
  {
    extension: 'jpg',
    type: 'image/jpeg',
    widths: [960, 1600],
    encoder: 'jpeg',
    options: { quality: 76, mozjpeg: true },
  },
];

/** One file that a picture is published as. */
export interface Encoding {
  /** The file's name: a hash, its width and its extension. */
  readonly name: string;
  readonly width: number;
  readonly format: PictureFormat;
}

// Another release of sharp may encode the same settings to other bytes.
const encoders = JSON.stringify([pictureFormats, sharp.versions]);

/**
 * The common beginning of the names of a picture's encodings: a hash of everything that determines their bytes. Its own
 * name is not in it, because ad blockers refuse names such as `ad-banner.jpg`.
 */
export function encodingStem({ hash }: Pick<Picture, 'hash'>): string {
  return createHash('sha256').update(hash).update(encoders).digest('hex').slice(0, 8);
}

/** Every encoding of a picture, in the order of the formats, each from narrow to wide. */
export function encodingsOf(picture: Pick<Picture, 'hash' | 'width'>): Encoding[] {
  const stem = encodingStem(picture);
  return pictureFormats.flatMap((format) => {
    const reached = format.widths.filter((width) => width <= picture.width);
    return (reached.length > 0 ? reached : [picture.width]).map((width) => ({
      name: `${stem}-${width}.${format.extension}`,
      width,
      format,
    }));
  });
}

/**
 * The bytes of an encoding, from the cache if it has them.
 * @param cacheDirectory created if it does not exist; if it cannot be written to, nothing is cached.
 */
export async function encodePicture(
  picture: Picture,
  { name, width, format }: Encoding,
  cacheDirectory: string,
): Promise<Buffer> {
  const cached = join(cacheDirectory, name);
  const kept = await readEntry(cached);
  if (kept) return kept;
  const bytes = await picture.pixels().resize({ width }).toFormat(format.encoder, format.options).toBuffer();
  await replaceFile(cached, Buffer.concat([digest(bytes), bytes])).catch((cause) => {
    console.warn(`! ${cached} cannot be written, so the next build encodes this picture again: ${cause.message}`);
  });
  return bytes;
}

const digestLength = 32;

function digest(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Reads an entry of the cache: a digest, then the bytes. Undefined if it is missing, empty or broken. */
async function readEntry(file: string): Promise<Buffer | undefined> {
  const entry = await readFile(file).catch(() => Buffer.alloc(0));
  const bytes = entry.subarray(digestLength);
  return bytes.length > 0 && digest(bytes).equals(entry.subarray(0, digestLength)) ? bytes : undefined;
}
