import { fallbackUrl, type PicturePlacement, srcSet } from './PictureSource';

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
