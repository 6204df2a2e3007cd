import { preload } from 'react-dom';
import { withoutSoftHyphens } from '../../language';
import { fallbackUrl, type PicturePlacement, type PictureSource, pictureFormats, srcSet } from './PictureSource';

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
