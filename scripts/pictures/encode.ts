import { availableParallelism } from 'node:os';
import type { AvifOptions, WebpOptions } from 'sharp';
import type { pictureFormats } from '../../src/components/Picture/PictureSource.ts';
import { cached } from '../command/cache.ts';
import type { OutputFile } from '../prerender/index.ts';
import { decoderVersion, type Picture } from './readPicture.ts';

export type PictureFormat = (typeof pictureFormats)[number];

const options: { readonly avif: AvifOptions; readonly webp: WebpOptions } = {
  avif: { quality: 60, effort: 3 },
  webp: { quality: 78, effort: 4 },
};

const widths = [480, 720, 960, 1280, 1600, 1920];

/** Returns the widths that a picture is encoded in: none wider than it, and all but the first at most `widest`. */
export function widthsOf({ width }: Pick<Picture, 'width'>, widest = Infinity): readonly number[] {
  const reached = widths.filter((one) => one <= width);
  return reached.length > 0 ? reached.filter((one, index) => index === 0 || one <= widest) : [width];
}

/** Matches the URL of an encoding, which has no readable name: ad blockers refuse files such as `ad-banner.jpg`. */
const encodingName = /(?<=pictures\/)([0-9a-f]{8})-(\d+)\.(avif|webp)/g;

/**
 * Encodes the pictures whose URLs are in documents, in the widths and formats of these URLs.
 * @param imported the pictures by their stems.
 * @param onProgress is called after each encoding.
 * @returns the encoded files, with their sources in the cache.
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
  return files;
}

/** Encodes a picture, unless the cache has the file. @returns the path of the file in the cache. */
export function encodePicture(picture: Picture, width: number, format: PictureFormat): Promise<string> {
  // Other code, or another release of sharp, may encode the same settings to other bytes.
  const inputs = [picture.stem, String(width), JSON.stringify([format, options[format], decoderVersion])];
  return cached(inputs, () => picture.pixels().resize({ width }).toFormat(format, options[format]).toBuffer());
}
