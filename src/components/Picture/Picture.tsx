import { preload } from 'react-dom';
import { withoutSoftHyphens } from '../../language';

/** An imported picture: the URLs of its encodings, its size, and a class with its colour and focus. */
export interface PictureSource {
  /** The width and height of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The common beginning of the URLs of its encodings. */
  readonly url: string;
  /** The widths of its encodings in each format, in pixels, the narrowest first. */
  readonly widths: readonly number[];
  /** A class with the picture's mean colour, shown while it loads, and the point that stays visible. */
  readonly className: string;
  /** Of a part for narrow screens: the colour of its upper edge, and a class that sets `--sky` to it. */
  readonly sky?: { readonly className: string; readonly color: string };
}

/** Smallest files first: a browser uses the first that it supports. All that can show the site support the last. */
export const pictureFormats = ['avif', 'webp'] as const;

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
}

interface PictureProps extends PicturePlacement {
  readonly alt: string;
  /** The class of the `<picture>`, with its position in the layout. */
  readonly frame: string;
  /** The class of the `<img>`. */
  readonly className: string;
  /** `first`: above the fold, fetched before other pictures. `lazy`: fetched when it nears the viewport. */
  readonly loading: 'first' | 'lazy';
}

/** Renders a picture in the best format and width for the visitor's screen. Reserves its space while it loads. */
export function Picture({ source, portrait, sizes, alt, frame, className, loading }: PictureProps) {
  if (import.meta.env.SSR && loading === 'first') {
    if (portrait) preloadCrop(portrait.source, sizes, portrait.media);
    preloadCrop(source, sizes, portrait?.otherwise);
  }
  return (
    <picture className={frame}>
      {portrait &&
        pictureFormats.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            media={portrait.media}
            srcSet={srcSet(portrait.source, format)}
            sizes={sizes}
            width={portrait.source.width}
            height={portrait.source.height}
          />
        ))}
      {pictureFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet(source, format)} sizes={sizes} />
      ))}
      <img
        src={fallbackUrl(source)}
        alt={withoutSoftHyphens(alt)}
        width={source.width}
        height={source.height}
        decoding="async"
        className={`${source.className} ${className}`}
        {...(loading === 'first' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

/**
 * Preloads a picture from the head of a static page, in the preferred format and the crop for the screen. On client
 * navigation that is not needed: `prefetchPages` has usually fetched the picture.
 */
function preloadCrop(source: PictureSource, imageSizes: string, media?: string): void {
  const [best] = pictureFormats;
  preload(fallbackUrl(source), {
    as: 'image',
    type: `image/${best}`,
    imageSrcSet: srcSet(source, best),
    imageSizes,
    fetchPriority: 'high',
    ...(media !== undefined && { media }),
  });
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
  const addSources = (crop: PictureSource, media: string) => {
    for (const format of pictureFormats) {
      const element = document.createElement('source');
      picture.append(Object.assign(element, { type: `image/${format}`, media, sizes, srcset: srcSet(crop, format) }));
    }
  };
  if (portrait) addSources(portrait.source, portrait.media);
  addSources(source, '');
  const image = new Image();
  picture.append(image);
  image.fetchPriority = 'low';
  image.src = fallbackUrl(source);
}

/** Returns the `srcset` of a picture in one format. */
function srcSet({ url, widths }: PictureSource, format: (typeof pictureFormats)[number]): string {
  return widths.map((width) => `${url}-${width}.${format} ${width}w`).join(', ');
}

/** Returns the URL of the widest encoding in the format that every browser supports. */
function fallbackUrl({ url, widths }: PictureSource): string {
  return `${url}-${widths.at(-1)}.webp`;
}
