import { expect, it } from 'vitest';
import { filesForCrawlers } from '../../../../scripts/prerender/crawlers';

const url = 'https://www.example.com/base/';
const urlset = (...paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${url}${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n');

it('the sitemap has every page that is indexed, as a browser would write its URL; robots.txt names it', () => {
  const routes = [{ path: '/Größe' }, { path: '/r&d' }, { path: '/draft', indexed: false }, { path: '*' }];

  expect(filesForCrawlers(routes, url)).toEqual([
    { path: 'sitemap.xml', body: urlset('Gr%C3%B6%C3%9Fe', 'r&amp;d') },
    { path: 'robots.txt', body: `User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n` },
  ]);
});

it('there are several sitemaps if there are too many pages for one', () => {
  const routes = Array.from({ length: 50_001 }, (_, index) => ({ path: `/${index}` }));
  const files = filesForCrawlers(routes, url);

  expect(filesForCrawlers(routes.slice(1), url)).toHaveLength(2);
  expect(files.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'robots.txt']);
  expect(files[0]?.body).toBe(
    urlset('sitemap-1.xml', 'sitemap-2.xml').replaceAll('urlset', 'sitemapindex').replaceAll('url>', 'sitemap>'),
  );
  expect(files[2]?.body).toBe(urlset('50000'));
});
