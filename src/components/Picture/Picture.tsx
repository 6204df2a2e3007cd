import { preload } from 'react-dom';
import { fallbackUrl, type PicturePlacement, type PictureSource, srcSet } from './PictureSource';

interface PictureProps extends PicturePlacement {
  readonly alt: string;
  readonly className?: string;
  /** `first`: above the fold, fetched before other pictures. `lazy`: fetched when it nears the viewport. */
  readonly loading: 'first' | 'lazy';
}

/** A picture in the best format and width for the visitor's screen. Its space is reserved while it loads. */
export function Picture({ alt, className, loading, ...placement }: PictureProps) {
  const { source, portrait, sizes, widest } = placement;
  if (import.meta.env.SSR && loading === 'first') preloadPicture(placement);
  return (
    <picture>
      {portrait?.source.formats.map((format) => (
        <source
          key={format.type}
          type={format.type}
          media={portrait.media}
          srcSet={srcSet(portrait.source, format)}
          sizes={sizes}
          width={portrait.source.width}
          height={portrait.source.height}
        />
      ))}
      {source.formats.map((format) => (
        <source key={format.type} type={format.type} srcSet={srcSet(source, format, widest)} sizes={sizes} />
      ))}
      <img
        src={fallbackUrl(source)}
        alt={alt}
        width={source.width}
        height={source.height}
        decoding="async"
        className={[source.className, className].filter(Boolean).join(' ')}
        {...(loading === 'first' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

/**
 * Preloads a picture from the head of a static page, in the preferred format and the crop for the screen. On client
 * navigation it does nothing: `prefetchPages` has already fetched the picture.
 */
function preloadPicture({ source, portrait, sizes }: PicturePlacement): void {
  if (portrait) preloadCrop(portrait.source, sizes, portrait.media);
  preloadCrop(source, sizes, portrait?.otherwise);
}

function preloadCrop(source: PictureSource, imageSizes: string, media?: string): void {
  const [best] = source.formats;
  if (!best) return;
  preload(fallbackUrl(source), {
    as: 'image',
    type: best.type,
    imageSrcSet: srcSet(source, best),
    imageSizes,
    fetchPriority: 'high',
    ...(media !== undefined && { media }),
  });
}
