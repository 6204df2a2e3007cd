import { expect, it } from 'vitest';
import { robots, sitemap } from '../../../../../scripts/prerender/routes/sitemap';

const url = 'https://www.example.com/base/';
const urlset = (...paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${url}${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n');

it('follows the sitemap protocol', () => {
  expect(sitemap(['/impact', '/r&d', '/a:b'], url)).toEqual([
    { path: 'sitemap.xml', body: urlset('impact', 'r&amp;d', 'a:b') },
  ]);
});

it('lists several sitemaps if there are too many pages for one', () => {
  const names = Array.from({ length: 50_001 }, (_, index) => `page-${index}`);
  const paths = names.map((name) => `/${name}`);
  const index = urlset('sitemap-1.xml', 'sitemap-2.xml')
    .replaceAll('urlset', 'sitemapindex')
    .replaceAll('url>', 'sitemap>');

  expect(sitemap(paths.slice(1), url)).toHaveLength(1);
  expect(sitemap(paths, url)).toEqual([
    { path: 'sitemap.xml', body: index },
    { path: 'sitemap-1.xml', body: urlset(...names.slice(0, 50_000)) },
    { path: 'sitemap-2.xml', body: urlset('page-50000') },
  ]);
});

it('robots.txt allows all, and names the sitemap', () => {
  expect(robots(url)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n`);
});
