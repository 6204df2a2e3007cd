import { preload } from 'react-dom';
import { fallbackAddress, srcSet } from './encodingAddress';
import type { PicturePlacement } from './PicturePlacement';
import type { PictureSource } from './PictureSource';

/** Asks for a picture from the document's head, in the format that is tried first and the crop that suits the screen. */
export function preloadPicture({ source, portrait, sizes }: PicturePlacement): void {
  if (portrait) preloadCrop(portrait.source, sizes, portrait.media);
  preloadCrop(source, sizes, portrait?.otherwise);
}

function preloadCrop(source: PictureSource, imageSizes: string, media?: string): void {
  const [best] = source.formats;
  if (!best) return;
  preload(fallbackAddress(source), {
    as: 'image',
    type: best.type,
    imageSrcSet: srcSet(source, best),
    imageSizes,
    fetchPriority: 'high',
    ...(media !== undefined && { media }),
  });
}
