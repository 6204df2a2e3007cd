import { createHash } from 'node:crypto';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type AvifOptions, type WebpOptions } from 'sharp';
import type { pictureFormats } from '../../src/components/Picture/PictureSource.ts';
import { replaceFile } from '../command/files.ts';
import type { OutputFile } from '../prerender/index.ts';
import { type Picture, pictureCache } from './read.ts';

export type PictureFormat = (typeof pictureFormats)[number];

const options: { readonly avif: AvifOptions; readonly webp: WebpOptions } = {
  avif: { quality: 60, effort: 3 },
  webp: { quality: 78, effort: 4 },
};

const widths = [480, 720, 960, 1280, 1600, 1920];

/**
 * Returns the widths that a picture is encoded in, in pixels, from narrow to wide: none is wider than the picture, and all
 * but the narrowest are at most `widest`.
 */
export function widthsOf({ width }: Pick<Picture, 'width'>, widest = Infinity): readonly number[] {
  const reached = widths.filter((one) => one <= width);
  return reached.length > 0 ? reached.filter((one, index) => index === 0 || one <= widest) : [width];
}

/** The URL of an encoding, below the folder of the pictures. Ad blockers refuse files such as `ad-banner.jpg`. */
const encodingName = /(?<=pictures\/)([0-9a-f]{8})-(\d+)\.(avif|webp)/g;

/**
 * Encodes the pictures that documents name, in the named widths and formats.
 * @param imported the pictures by their stems.
 * @param onProgress called after each encoding.
 * @returns their files, which are in the cache.
 */
export async function encodePictures(
  documents: Iterable<string>,
  imported: ReadonlyMap<string, Picture>,
  onProgress: (done: number, total: number) => void,
): Promise<OutputFile[]> {
  const named = new Map<string, () => Promise<string>>();
  for (const html of documents) {
    for (const [name, stem = '', width, format] of html.matchAll(encodingName)) {
      const picture = imported.get(stem);
      if (picture) named.set(name, () => encodePicture(picture, Number(width), format as PictureFormat));
    }
  }
  const waiting = named.entries();
  const files: OutputFile[] = [];
  const encodeNext = async () => {
    for (const [name, encode] of waiting) {
      files.push({ path: `pictures/${name}`, source: await encode() });
      onProgress(files.length, named.size);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, encodeNext));
  await pruneCache();
  return files;
}

/** Encodes a picture, unless the cache has it. @returns the path of its file in the cache. */
export async function encodePicture(picture: Picture, width: number, format: PictureFormat): Promise<string> {
  // Another release of sharp may encode the same settings to other bytes.
  const encoder = createHash('sha256').update(JSON.stringify([options[format], sharp.versions]));
  const file = join(pictureCache, `${picture.stem}-${width}-${encoder.digest('hex').slice(0, 8)}.${format}`);
  const isCached = await utimes(file, new Date(), new Date()).then(
    () => true,
    () => false,
  );
  if (!isCached) {
    await replaceFile(file, await picture.pixels().resize({ width }).toFormat(format, options[format]).toBuffer());
  }
  return file;
}

/** How long the cache keeps what no build uses, in milliseconds: 30 days. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

async function pruneCache(): Promise<void> {
  for (const name of await readdir(pictureCache).catch(() => [])) {
    const file = join(pictureCache, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() })); // another build may have removed it
    if (Date.now() - mtimeMs > lifetime) await rm(file, { recursive: true, force: true });
  }
}
