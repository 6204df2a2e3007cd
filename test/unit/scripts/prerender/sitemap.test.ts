import { expect, it } from 'vitest';
import { robots } from '../../../../scripts/prerender/robots';
import { sitemap } from '../../../../scripts/prerender/sitemap';

const address = 'https://name.example.com/repo/';

it('the sitemap has the address of every page that search engines may know', () => {
  const routes = [
    { path: '/', moduleId: '', indexed: true },
    { path: '/impact', moduleId: '', indexed: true },
    { path: '*', moduleId: '', indexed: false },
  ];
  expect(sitemap(routes, address)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://name.example.com/repo/</loc></url>
  <url><loc>https://name.example.com/repo/impact</loc></url>
</urlset>
`);
});

it('robots.txt names the sitemap by its full address', () => {
  expect(robots(address)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://name.example.com/repo/sitemap.xml\n',
  );
});
