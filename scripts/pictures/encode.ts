import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type AvifOptions, type JpegOptions, type WebpOptions } from 'sharp';
import { replaceFile } from '../command/files.ts';
import type { Picture } from './read.ts';

/** A format that pictures are published in, and how it is encoded. */
interface EncodedFormat {
  readonly name: 'avif' | 'webp' | 'jpeg';
  readonly extension: string;
  /** In pixels, from narrow to wide. Those wider than the picture are left out. */
  readonly widths: readonly number[];
  readonly options: AvifOptions | WebpOptions | JpegOptions;
}

const widths = [480, 720, 960, 1280, 1600, 1920];

/**
 * The formats, smallest files first: a browser takes the first it supports. All support the last; the few that support
 * no other get two widths.
 */
export const encodedFormats: readonly EncodedFormat[] = [
  { name: 'avif', extension: 'avif', widths, options: { quality: 60, effort: 3 } },
  { name: 'webp', extension: 'webp', widths, options: { quality: 78, effort: 4 } },
  { name: 'jpeg', extension: 'jpg', widths: [960, 1600], options: { quality: 76, mozjpeg: true } },
];

// Another release of sharp may encode the same settings to other bytes.
const encoders = JSON.stringify([encodedFormats, sharp.versions]);

/**
 * The common beginning of the names of a picture's encodings: a hash of everything that determines their bytes. Its own
 * name is not in it, because ad blockers refuse names such as `ad-banner.jpg`.
 */
export function encodingStem({ hash }: Pick<Picture, 'hash'>): string {
  return createHash('sha256').update(hash).update(encoders).digest('hex').slice(0, 8);
}

/** Every encoding of a picture, in the order of the formats, each from narrow to wide, with the name of its file. */
export function encodingsOf(picture: Pick<Picture, 'hash' | 'width'>) {
  const stem = encodingStem(picture);
  return encodedFormats.flatMap((format) => {
    const reached = format.widths.filter((width) => width <= picture.width);
    return (reached.length > 0 ? reached : [picture.width]).map((width) => ({
      name: `${stem}-${width}.${format.extension}`,
      width,
      format,
    }));
  });
}

type Encoding = ReturnType<typeof encodingsOf>[number];

/**
 * The bytes of an encoding, from the cache if it has them, whose file is then marked as used.
 * @param cacheDirectory created if it does not exist.
 */
export async function encodePicture(picture: Picture, encoding: Encoding, cacheDirectory: string): Promise<Buffer> {
  const { name, width, format } = encoding;
  const cached = join(cacheDirectory, name);
  const kept = await readFile(cached).catch(() => undefined);
  if (kept) {
    await utimes(cached, new Date(), new Date()).catch(() => {}); // another build may have removed it
    return kept;
  }
  const bytes = await picture.pixels().resize({ width }).toFormat(format.name, format.options).toBuffer();
  await replaceFile(cached, bytes);
  return bytes;
}

/**
 * Removes from the cache what neither a build nor the one before it used. What another build uses at the same time stays.
 * @param start of the build.
 */
export async function pruneCache(cacheDirectory: string, start: Date): Promise<void> {
  const marker = join(cacheDirectory, '.last-build'); // was written when that began
  const modified = async (file: string) => (await stat(file).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
  const lastStart = Math.min(await modified(marker), start.getTime());
  for (const entry of await readdir(cacheDirectory, { withFileTypes: true })) {
    const file = join(cacheDirectory, entry.name);
    if (entry.isFile() && (await modified(file)) < lastStart) await rm(file, { force: true });
  }
  await replaceFile(marker, '');
  await utimes(marker, start, start);
}
