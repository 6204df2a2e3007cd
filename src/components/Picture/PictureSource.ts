/** What importing a picture gives: the URLs of its encodings, its size, and a class with its colour and focus. */
export interface PictureSource {
  /** The width and height of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** What the url of every encoding begins with. */
  readonly url: string;
  /** The smallest files first; the last is known to every browser. */
  readonly formats: readonly PictureFormat[];
  /** Names a class with the picture's dominant colour, seen while it loads, and with the point that stays in sight. */
  readonly className: string;
}

interface PictureFormat {
  readonly type: string;
  readonly extension: string;
  /** In pixels, the narrowest first. */
  readonly widths: readonly number[];
}

/** A picture in a layout: everything that determines which encoding a screen needs. */
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

/** The `srcset` of a picture in one format, with all its widths. */
export function srcSet(source: PictureSource, format: PictureFormat): string {
  return format.widths.map((width) => `${encodingUrl(source, format, width)} ${width}w`).join(', ');
}

/** The widest encoding in the format that every browser knows, for browsers without `srcset`. */
export function fallbackUrl(source: PictureSource): string {
  const format = source.formats.at(-1);
  const width = format?.widths.at(-1);
  return format && width ? encodingUrl(source, format, width) : '';
}

function encodingUrl({ url }: PictureSource, { extension }: PictureFormat, width: number): string {
  return `${url}-${width}.${extension}`;
}
