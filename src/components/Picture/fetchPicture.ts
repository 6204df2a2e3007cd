import { fallbackUrl, type PicturePlacement, srcSet } from './PictureSource';

const asked = new Set<string>();

/**
 * Prefetches the encoding of a picture that this screen will show; repeated calls do nothing. A `<picture>` outside the
 * document makes the browser choose as it will on the page.
 */
export function fetchPicture({ source, portrait, sizes }: PicturePlacement): void {
  if (asked.has(source.url)) return;
  asked.add(source.url);
  const picture = document.createElement('picture');
  const offer = (crop: typeof source, media: string) => {
    for (const format of crop.formats) {
      const element = document.createElement('source');
      picture.append(
        Object.assign(element, { type: format.type, media, sizes, srcset: srcSet(crop, format) }),
      );
    }
  };
  if (portrait) offer(portrait.source, portrait.media);
  offer(source, '');
  const image = new Image();
  picture.append(image);
  image.fetchPriority = 'low';
  image.src = fallbackUrl(source);
}
