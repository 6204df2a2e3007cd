import { parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { expect, it } from 'vitest';
import { robots, sitemap } from '../../../../scripts/prerender/sitemap';

/** The one file of a sitemap that is not large. */
function file(paths: readonly string[], address: string): string {
  const [sheet, ...others] = sitemap(paths, address);
  expect(others).toEqual([]);
  expect(sheet?.path).toBe('sitemap.xml');
  return String(sheet?.body);
}

/** The addresses in a sitemap, their entities decoded. */
function addresses(xml: string) {
  return [...xml.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, address = '']) => {
    const [text] = parseFragment(address).childNodes;
    return text && tree.isTextNode(text) && text.value;
  });
}

it('follows the sitemap protocol', () => {
  expect(file(['/impact'], 'https://www.example.com/')).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <url><loc>https://www.example.com/impact</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  );
});

it('names them as they are, percent-encoded', () => {
  expect(addresses(file(['/Gr%C3%B6%C3%9Fe', '/a:b'], 'https://name.example.com/repo/'))).toEqual([
    'https://name.example.com/repo/Gr%C3%B6%C3%9Fe',
    'https://name.example.com/repo/a:b',
  ]);
});

it('escapes XML markup', () => {
  const xml = file(['/r&d'], 'https://www.example.com/');

  expect(xml).toContain('<loc>https://www.example.com/r&amp;d</loc>');
  expect(addresses(xml)).toEqual(['https://www.example.com/r&d']);
});

it('lists several sitemaps if there are too many pages for one', () => {
  const paths = Array.from({ length: 50_001 }, (_, index) => `/page-${index}`);
  const [index, first, second] = sitemap(paths, 'https://www.example.com/base/');

  expect(String(index?.body)).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <sitemap><loc>https://www.example.com/base/sitemap-1.xml</loc></sitemap>',
      '  <sitemap><loc>https://www.example.com/base/sitemap-2.xml</loc></sitemap>',
      '</sitemapindex>',
      '',
    ].join('\n'),
  );
  expect(first?.path).toBe('sitemap-1.xml');
  expect(addresses(String(first?.body))).toHaveLength(50_000);
  expect(addresses(String(second?.body))).toEqual(['https://www.example.com/base/page-50000']);
});

it.each([
  ['https://www.example.com/', 'https://www.example.com/sitemap.xml'],
  ['https://name.example.com/repo/', 'https://name.example.com/repo/sitemap.xml'],
])('the site at %s is open to all crawlers, and its sitemap is at %s', (address, sitemap) => {
  expect(robots(address)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
});
