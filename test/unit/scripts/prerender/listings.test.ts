import { expect, it } from 'vitest';
import { filesForCrawlers, redirectPages } from '../../../../scripts/prerender/listings';
import { parseDocument } from '../../../support/parseDocument';

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

const site = {
  routes: ['/', '/new', '/Größe', '*'].map((path) => ({ path })),
  files: [{ path: 'plan.pdf', body: '' }],
  fileNames: 'both',
  base: '/repo/',
  url: 'https://www.example.com/repo/',
} as const;
const host = 'https://www.example.com';
const odd = 'http://a.example.com/?"<b>&amp';

it.each<[string, string, string, string]>([
  ['the home page', '/', '/repo/', `${host}/repo/`],
  ['a place on a page', '/new?a=b#c', '/repo/new?a=b#c', `${host}/repo/new`],
  ['a page with a slash too many', '/Größe/', '/repo/Gr%C3%B6%C3%9Fe', `${host}/repo/Gr%C3%B6%C3%9Fe`],
  ['a file', '/plan.pdf', '/repo/plan.pdf', `${host}/repo/plan.pdf`],
  ['another site, whatever its address is', odd, odd, new URL(odd).href],
])('a redirect leads to %s, without a script', (_, to, href, canonical) => {
  const { pages, errors } = redirectPages({ '/old': to }, site);
  const page = parseDocument(String(pages[0]?.body));

  expect(errors).toEqual([]);
  expect(pages.map(({ path }) => path)).toEqual(['old.html', 'old/index.html']);
  expect(page.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(`0; url=${href}`);
  expect(page.querySelector('a')?.getAttribute('href')).toBe(href);
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(canonical);
});

it('every redirect that leads to nothing on the site, and to no other site, is named', () => {
  const targets = ['/nwe', '/0', 'new', 'Größe', '*', 'www.example.com', 'mailto:a@example.com', 'https://'];
  const redirects = Object.fromEntries(targets.map((to, index) => [`/${index}`, to]));

  expect(redirectPages({ ...redirects, '/old': '/new' }, site).errors).toEqual(
    targets.map((to, index) => expect.stringContaining(`redirect /${index}: ${to} is not a page or file`)),
  );
});
