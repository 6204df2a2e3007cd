/** What importing a picture gives: the addresses of its encodings, its size, and the class of its colour. */
export interface PictureSource {
  /** The width and height of the largest encoding, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The address of a JPEG of middling width, for browsers that choose none themselves. */
  readonly src: string;
  /** The `srcset` of each format, the smallest format first. */
  readonly srcSets: readonly { readonly type: string; readonly srcSet: string }[];
  /** Names a class whose background is the picture's dominant colour: seen while the picture loads. */
  readonly className: string;
}
