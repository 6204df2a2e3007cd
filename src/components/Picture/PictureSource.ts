/** An imported picture: the URLs of its encodings, its size, and a class with its colour and focus. */
export interface PictureSource {
  /** The width and height of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The common beginning of the URLs of its encodings. */
  readonly url: string;
  /** Smallest files first. Every browser supports the last. */
  readonly formats: readonly Encodings[];
  /** A class with the picture's mean colour, shown while it loads, and the point that stays visible. */
  readonly className: string;
  /** Whether text is legible on it; undefined unless it is imported for text. */
  readonly carriesText?: boolean;
  /** The colour of its upper edge, if light text above it can stand on that, and a class that makes it `--sky`. */
  readonly sky?: { readonly className: string; readonly color: string };
}

interface Encodings {
  readonly type: string;
  readonly extension: string;
  /** In pixels, the narrowest first. */
  readonly widths: readonly number[];
}

/** A picture in a layout: everything that determines which encoding a screen needs. */
export interface PicturePlacement {
  readonly source: PictureSource;
  /** Another crop of the picture, for narrow screens. */
  readonly portrait?: {
    readonly source: PictureSource;
    /** The media queries for this crop and for the other. */
    readonly media: string;
    readonly otherwise: string;
  };
  /** The width at which the layout shows the picture, as the `sizes` of an image. */
  readonly sizes: string;
  /** The widest encoding worth fetching, in pixels, if the layout shows the picture small on every screen. */
  readonly widest?: number;
}

/** The `srcset` of a picture in one format, with its widths: all, or the narrowest and those up to `widest` pixels. */
export function srcSet(source: PictureSource, format: Encodings, widest = Infinity): string {
  return format.widths
    .filter((width, index) => index === 0 || width <= widest)
    .map((width) => `${encodingUrl(source, format, width)} ${width}w`)
    .join(', ');
}

/** The widest encoding in the format that every browser supports, for browsers without `srcset`. */
export function fallbackUrl(source: PictureSource): string {
  const format = source.formats.at(-1);
  const width = format?.widths.at(-1);
  return format && width ? encodingUrl(source, format, width) : '';
}

function encodingUrl({ url }: PictureSource, { extension }: Encodings, width: number): string {
  return `${url}-${width}.${extension}`;
}

const requested = new Set<string>();

/**
 * Prefetches the encoding of a picture that this screen will show; repeated calls do nothing. A `<picture>` outside the
 * document makes the browser choose as it will on the page.
 */
export function fetchPicture({ source, portrait, sizes }: PicturePlacement): void {
  if (requested.has(source.url)) return;
  requested.add(source.url);
  const picture = document.createElement('picture');
  const addSources = (crop: typeof source, media: string) => {
    for (const format of crop.formats) {
      const element = document.createElement('source');
      picture.append(Object.assign(element, { type: format.type, media, sizes, srcset: srcSet(crop, format) }));
    }
  };
  if (portrait) addSources(portrait.source, portrait.media);
  addSources(source, '');
  const image = new Image();
  picture.append(image);
  image.fetchPriority = 'low';
  image.src = fallbackUrl(source);
}
