import { preload } from 'react-dom';
import type { PortraitSource } from './Picture';
import type { PictureSource } from './PictureSource';

/** Asks for a picture from the document's head, in the format that is tried first and the crop that suits the screen. */
export function preloadPicture(
  source: PictureSource,
  portrait: PortraitSource | undefined,
  sizes: string,
): void {
  if (portrait) preloadCrop(portrait.source, sizes, portrait.media);
  preloadCrop(source, sizes, portrait?.otherwise);
}

function preloadCrop({ src, srcSets: [best] }: PictureSource, imageSizes: string, media?: string): void {
  if (!best) return;
  preload(src, {
    as: 'image',
    type: best.type,
    imageSrcSet: best.srcSet,
    imageSizes,
    fetchPriority: 'high',
    ...(media !== undefined && { media }),
  });
}
