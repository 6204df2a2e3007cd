import type { PictureSource } from './PictureSource';
import { preloadPicture } from './preloadPicture';

export interface PortraitSource {
  readonly source: PictureSource;
  /** Where it is shown, and where the other is. */
  readonly media: string;
  readonly otherwise: string;
}

interface PictureProps {
  readonly source: PictureSource;
  /** Another crop of the picture, for narrow screens. */
  readonly portrait?: PortraitSource;
  readonly alt: string;
  /** The width at which the layout shows the picture, as the `sizes` of an image. */
  readonly sizes: string;
  readonly className?: string;
  /** `first`: above the fold, fetched at once and ahead of others. `lazy`: when it nears the screen. */
  readonly loading: 'first' | 'lazy';
}

/** A picture in the format and width that suit the visitor's screen, its place held while it loads. */
export function Picture({ source, portrait, alt, sizes, className, loading }: PictureProps) {
  if (loading === 'first') preloadPicture(source, portrait, sizes);
  return (
    <picture>
      {portrait?.source.srcSets.map(({ type, srcSet }) => (
        <source
          key={type}
          type={type}
          media={portrait.media}
          srcSet={srcSet}
          sizes={sizes}
          width={portrait.source.width}
          height={portrait.source.height}
        />
      ))}
      {source.srcSets.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={source.src}
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
