import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from '../../../../../src/components/Picture/Picture';
import type { PictureSource } from '../../../../../src/components/Picture/PictureSource';
import { parseDocument } from '../../../../support/parseDocument';

const source = (name: string, width: number): PictureSource => ({
  width,
  height: 1200,
  url: `/${name}`,
  widths: [480, 960],
  className: `picture-${name}`,
});

const landscape = source('landscape', 1600);
const [media, otherwise] = ['(orientation: portrait)', '(orientation: landscape)'];
const portrait = { source: source('portrait', 960), media, otherwise };

/** Renders a picture, and gives the attributes of each element that a selector finds. */
function show(props: Partial<Parameters<typeof Picture>[0]> = {}) {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head />
      <body>
        <Picture source={landscape} alt="A stair" sizes="50vw" frame="" className="wide" loading="lazy" {...props} />
      </body>
    </html>,
  );
  const document = parseDocument(html);
  return (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ attributes }) =>
      Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
    );
}

it('a picture is offered in its formats, smallest first, in the other crop first for screens that need it', () => {
  expect(show({ portrait })('picture source')).toMatchObject([
    { media, type: 'image/avif', srcset: '/portrait-480.avif 480w, /portrait-960.avif 960w', width: '960' },
    { media, type: 'image/webp', srcset: '/portrait-480.webp 480w, /portrait-960.webp 960w', width: '960' },
    { type: 'image/avif', srcset: '/landscape-480.avif 480w, /landscape-960.avif 960w', sizes: '50vw' },
    { type: 'image/webp', srcset: '/landscape-480.webp 480w, /landscape-960.webp 960w', sizes: '50vw' },
  ]);
});

it('a picture further down has its space, colour and text, and is loaded when it nears the viewport', () => {
  const find = show();
  const space = { width: '1600', height: '1200', class: 'picture-landscape wide' };

  expect(find('img')).toMatchObject([{ ...space, src: '/landscape-960.webp', alt: 'A stair', loading: 'lazy' }]);
  expect(find('link')).toEqual([]);
});

it('a picture above the fold is preloaded from the head, only in the crop for the screen', () => {
  expect(show({ loading: 'first', portrait })('head link[rel="preload"][as="image"]')).toMatchObject([
    { media, imagesrcset: '/portrait-480.avif 480w, /portrait-960.avif 960w' },
    { media: otherwise, imagesrcset: '/landscape-480.avif 480w, /landscape-960.avif 960w' },
  ]);
});
