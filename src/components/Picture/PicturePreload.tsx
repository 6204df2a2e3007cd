import type { PortraitSource } from './Picture';
import type { PictureSource } from './PictureSource';

interface PicturePreloadProps {
  readonly source: PictureSource;
  readonly portrait: PortraitSource | undefined;
  readonly sizes: string;
}

/** Asks for the picture above the fold before the page's body is read, in the format that is tried first. */
export function PicturePreload({ source, portrait, sizes }: PicturePreloadProps) {
  const crops = portrait
    ? [
        { ...portrait, source: portrait.source },
        { media: portrait.otherwise, source },
      ]
    : [{ media: undefined, source }];
  return crops.map(({ media, source: { srcSets } }) =>
    srcSets
      .slice(0, 1)
      .map(({ type, srcSet }) => (
        <link
          key={srcSet}
          rel="preload"
          as="image"
          type={type}
          media={media}
          imageSrcSet={srcSet}
          imageSizes={sizes}
          fetchPriority="high"
        />
      )),
  );
}
