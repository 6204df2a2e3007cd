import { expect, it } from 'vitest';
import { robots, sitemap } from '../../../../../scripts/prerender/routes/sitemap';

it('follows the sitemap protocol', () => {
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '  <url><loc>https://www.example.com/impact</loc></url>',
    '  <url><loc>https://www.example.com/r&amp;d</loc></url>',
    '  <url><loc>https://www.example.com/a:b</loc></url>',
    '</urlset>',
    '',
  ].join('\n');

  expect(sitemap(['/impact', '/r&d', '/a:b'], 'https://www.example.com/')).toEqual([{ path: 'sitemap.xml', body }]);
});

it('lists several sitemaps if there are too many pages for one', () => {
  const paths = Array.from({ length: 50_001 }, (_, index) => `/page-${index}`);
  const [index, first, second] = sitemap(paths, 'https://www.example.com/base/');

  expect(sitemap(paths.slice(1), 'https://www.example.com/')).toHaveLength(1);
  expect(index?.path).toBe('sitemap.xml');
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
  expect(String(first?.body).match(/<url>/g)).toHaveLength(50_000);
  expect(String(second?.body).match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://www.example.com/base/page-50000</loc>',
  ]);
});

it('robots.txt allows all, and names the sitemap', () => {
  expect(robots('https://www.example.com/base/')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/base/sitemap.xml\n',
  );
});
