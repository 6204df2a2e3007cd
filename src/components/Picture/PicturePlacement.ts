import type { PictureSource } from './PictureSource';

/** A picture as a layout shows it: all that decides which of its encodings a screen needs. */
export interface PicturePlacement {
  readonly source: PictureSource;
  /** Another crop of the picture, for narrow screens. */
  readonly portrait?: PortraitSource;
  /** The width at which the layout shows the picture, as the `sizes` of an image. */
  readonly sizes: string;
}

interface PortraitSource {
  readonly source: PictureSource;
  /** Where it is shown, and where the other is. */
  readonly media: string;
  readonly otherwise: string;
}
