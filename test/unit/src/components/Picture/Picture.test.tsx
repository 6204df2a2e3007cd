import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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
const portrait = {
  source: source('portrait', 960),
  media: '(orientation: portrait)',
  otherwise: '(orientation: landscape)',
};

function show(props: Partial<Parameters<typeof Picture>[0]> = {}) {
  const document = parseDocument(
    renderToStaticMarkup(
      <html lang="en">
        <head />
        <body>
          <Picture source={landscape} alt="A stair" sizes="50vw" loading="lazy" {...props} />
        </body>
      </html>,
    ),
  );
  return (selector: string, ...attributes: readonly string[]) =>
    [...document.querySelectorAll(selector)].map((element) =>
      attributes.map((attribute) => element.getAttribute(attribute)),
    );
}

describe('a picture', () => {
  it('is offered in its formats, smallest first', () => {
    expect(show()('picture source', 'type', 'srcset', 'sizes')).toEqual([
      ['image/avif', '/landscape-480.avif 480w, /landscape-720.avif 720w', '50vw'],
      ['image/jpeg', '/landscape-480.jpg 480w, /landscape-960.jpg 960w', '50vw'],
    ]);
  });

  it('reserves its space, with its colour and alternative text', () => {
    const find = show({ className: 'wide' });

    expect(find('img', 'src', 'width', 'height', 'class', 'alt')).toEqual([
      ['/landscape-960.jpg', '1600', '1200', 'picture-landscape wide', 'A stair'],
    ]);
  });

  it('is offered in the other crop first for screens that need it', () => {
    const find = show({ portrait });

    expect(find('picture source', 'media', 'srcset', 'width')).toEqual([
      [portrait.media, '/portrait-480.avif 480w, /portrait-720.avif 720w', '960'],
      [portrait.media, '/portrait-480.jpg 480w, /portrait-960.jpg 960w', '960'],
      [null, '/landscape-480.avif 480w, /landscape-720.avif 720w', null],
      [null, '/landscape-480.jpg 480w, /landscape-960.jpg 960w', null],
    ]);
  });
});

it('a picture further down is loaded when it nears the viewport, and not preloaded', () => {
  expect(show()('img', 'loading', 'fetchpriority')).toEqual([['lazy', null]]);
  expect(show()('link', 'href')).toEqual([]);
});

it('a picture above the fold is loaded at once, preloaded from the head only in the crop for the screen', () => {
  const find = show({ loading: 'first', portrait });

  expect(find('img', 'loading', 'fetchpriority')).toEqual([[null, 'high']]);
  expect(find('head link[rel="preload"][as="image"]', 'imagesrcset', 'media')).toEqual([
    ['/portrait-480.avif 480w, /portrait-720.avif 720w', portrait.media],
    ['/landscape-480.avif 480w, /landscape-720.avif 720w', portrait.otherwise],
  ]);
});
