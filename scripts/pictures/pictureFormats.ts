import type { Sharp } from 'sharp';

/** A format that pictures are encoded in. */
export interface PictureFormat {
  readonly extension: string;
  readonly type: string;
  /** In pixels, as far as the master reaches. */
  readonly widths: readonly number[];
  readonly encode: (image: Sharp) => Sharp;
}

const widths = [480, 720, 960, 1280, 1600, 1920];

/**
 * The formats, the smallest first: a browser takes the first that it knows. The last is known to all; the few
 * browsers that know no other get along with two widths.
 */
export const pictureFormats: readonly PictureFormat[] = [
  {
    extension: 'avif',
    type: 'image/avif',
    widths,
    encode: (image) => image.avif({ quality: 60, effort: 3 }),
  },
  {
    extension: 'webp',
    type: 'image/webp',
    widths,
    encode: (image) => image.webp({ quality: 78, effort: 4 }),
  },
  {
    extension: 'jpg',
    type: 'image/jpeg',
    widths: [960, 1600],
    encode: (image) => image.jpeg({ quality: 76, mozjpeg: true }),
  },
];
