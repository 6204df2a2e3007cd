import { parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { expect, it } from 'vitest';
import { sitemap } from '../../../../scripts/prerender/sitemap';

const route = (path: string, indexed = true) => ({ path, moduleId: 'src/page.ts', indexed });

/** The addresses in a sitemap, their entities decoded. */
function addresses(xml: string) {
  return [...xml.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, address = '']) => {
    const [text] = parseFragment(address).childNodes;
    return text && tree.isTextNode(text) && text.value;
  });
}

it('is a sitemap of the protocol', () => {
  expect(sitemap([route('/impact')], 'https://www.example.com/')).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <url><loc>https://www.example.com/impact</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  );
});

it('names the pages that search engines may know, and no other', () => {
  const routes = [route('/'), route('/impact'), route('/draft', false), route('*', false)];

  expect(addresses(sitemap(routes, 'https://www.example.com/'))).toEqual([
    'https://www.example.com/',
    'https://www.example.com/impact',
  ]);
});

it('names them below the base', () => {
  expect(addresses(sitemap([route('/'), route('/impact')], 'https://name.example.com/repo/'))).toEqual([
    'https://name.example.com/repo/',
    'https://name.example.com/repo/impact',
  ]);
});

it('escapes what XML would read as markup', () => {
  const xml = sitemap([route('/r&d')], 'https://www.example.com/');

  expect(xml).toContain('<loc>https://www.example.com/r&amp;d</loc>');
  expect(addresses(xml)).toEqual(['https://www.example.com/r&d']);
});
