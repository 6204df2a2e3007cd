import { expect, it } from 'vitest';
import { robots } from '../../../../scripts/prerender/robots';

it.each([
  ['https://www.example.com/', 'https://www.example.com/sitemap.xml'],
  ['https://name.example.com/repo/', 'https://name.example.com/repo/sitemap.xml'],
])('the site at %s is open to all, its sitemap at %s', (address, sitemap) => {
  expect(robots(address)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
});
