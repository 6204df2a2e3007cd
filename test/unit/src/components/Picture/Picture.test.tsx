import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from '../../../../../src/components/Picture/Picture';
import type { PictureSource } from '../../../../../src/components/Picture/PictureSource';
import { parseDocument } from '../../../../support/parseDocument';

const source = (name: string, width: number): PictureSource => ({
  width,
  height: 1200,
  url: `/${name}`,
  formats: [
    { type: 'image/avif', extension: 'avif', widths: [480, 720] },
    { type: 'image/jpeg', extension: 'jpg', widths: [480, 960] },
  ],
  className: `picture-${name}`,
});

const landscape = source('landscape', 1600);
const [media, otherwise] = ['(orientation: portrait)', '(orientation: landscape)'];
const portrait = { source: source('portrait', 960), media, otherwise };

/** Renders a picture, and returns a function that finds the attributes of its elements. */
function show(props: Partial<Parameters<typeof Picture>[0]> = {}) {
  const picture = (
    <Picture source={landscape} alt="A stair" sizes="50vw" frame="" className="wide" loading="lazy" {...props} />
  );
  const document = parseDocument(
    renderToStaticMarkup(
      <html lang="en">
        <head />
        <body>{picture}</body>
      </html>,
    ),
  );
  return (selector: string, ...attributes: readonly string[]) =>
    [...document.querySelectorAll(selector)].map((element) =>
      attributes.map((attribute) => element.getAttribute(attribute)),
    );
}

it('a picture is offered in its formats, smallest first, in the other crop first for screens that need it', () => {
  expect(show({ portrait })('picture source', 'media', 'type', 'srcset', 'sizes', 'width')).toEqual([
    [portrait.media, 'image/avif', '/portrait-480.avif 480w, /portrait-720.avif 720w', '50vw', '960'],
    [portrait.media, 'image/jpeg', '/portrait-480.jpg 480w, /portrait-960.jpg 960w', '50vw', '960'],
    [null, 'image/avif', '/landscape-480.avif 480w, /landscape-720.avif 720w', '50vw', null],
    [null, 'image/jpeg', '/landscape-480.jpg 480w, /landscape-960.jpg 960w', '50vw', null],
  ]);
});

it('a picture further down has its space, colour and text, and is loaded when it nears the viewport', () => {
  const find = show();

  expect(find('img', 'src', 'width', 'height', 'class', 'alt', 'loading', 'fetchpriority')).toEqual([
    ['/landscape-960.jpg', '1600', '1200', 'picture-landscape wide', 'A stair', 'lazy', null],
  ]);
  expect(find('link', 'href')).toEqual([]);
});

it('a picture above the fold is loaded at once, preloaded from the head only in the crop for the screen', () => {
  const find = show({ loading: 'first', portrait });

  expect(find('img', 'loading', 'fetchpriority')).toEqual([[null, 'high']]);
  expect(find('head link[rel="preload"][as="image"]', 'imagesrcset', 'media')).toEqual([
    ['/portrait-480.avif 480w, /portrait-720.avif 720w', portrait.media],
    ['/landscape-480.avif 480w, /landscape-720.avif 720w', portrait.otherwise],
  ]);
});
