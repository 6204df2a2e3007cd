/** What importing a picture gives: where its encodings are, its size, and the class of its colour. */
export interface PictureSource {
  /** The width and height of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** What the address of every encoding begins with; `encodingAddress` makes it whole. */
  readonly address: string;
  /** The smallest first; the last is known to every browser. */
  readonly formats: readonly PictureFormat[];
  /** Names a class whose background is the picture's dominant colour: seen while the picture loads. */
  readonly className: string;
}

export interface PictureFormat {
  readonly type: string;
  readonly extension: string;
  /** In pixels, the narrowest first. */
  readonly widths: readonly number[];
}
