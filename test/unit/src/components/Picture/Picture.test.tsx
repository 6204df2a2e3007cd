import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture, type PictureSource } from '../../../../../src/components/Picture/Picture';
import { parseDocument } from '../../../../support/parseDocument';

const source = (name: string, width: number): PictureSource => ({
  ...{ width, height: 1200, url: `/${name}`, widths: [480, 960], className: `picture-${name}` },
});

const landscape = source('landscape', 1600);
const [media, otherwise] = ['(orientation: portrait)', '(orientation: landscape)'];
const portrait = { source: source('portrait', 960), media, otherwise };

/** Renders a picture, and returns the attributes of each element that a selector finds. */
function show(selector: string, props: Partial<Parameters<typeof Picture>[0]> = {}) {
  const picture = (
    <Picture source={landscape} alt="A stair" sizes="50vw" frame="" className="wide" loading="lazy" {...props} />
  );
  return [...parseDocument(renderToStaticMarkup(picture)).querySelectorAll(selector)].map(({ attributes }) =>
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  );
}

it('a picture is offered in two formats, smallest first, and to some screens in another crop', () => {
  expect(show('picture source', { portrait })).toMatchObject([
    { media, type: 'image/avif', srcset: '/portrait-480.avif 480w, /portrait-960.avif 960w', width: '960' },
    { media, type: 'image/webp', srcset: '/portrait-480.webp 480w, /portrait-960.webp 960w', width: '960' },
    { type: 'image/avif', srcset: '/landscape-480.avif 480w, /landscape-960.avif 960w', sizes: '50vw' },
    { type: 'image/webp', srcset: '/landscape-480.webp 480w, /landscape-960.webp 960w', sizes: '50vw' },
  ]);
});

it('a picture further down reserves its space, and is loaded lazily', () => {
  const space = { width: '1600', height: '1200', class: 'picture-landscape wide' };

  expect(show('img')).toMatchObject([{ ...space, src: '/landscape-960.webp', alt: 'A stair', loading: 'lazy' }]);
  expect(show('link')).toEqual([]);
});

it('a picture above the fold is preloaded, only in the crop for the screen', () => {
  expect(show('link[rel="preload"][as="image"]', { loading: 'first', portrait })).toMatchObject([
    { media, imagesrcset: '/portrait-480.avif 480w, /portrait-960.avif 960w' },
    { media: otherwise, imagesrcset: '/landscape-480.avif 480w, /landscape-960.avif 960w' },
  ]);
});
