import { expect, it } from 'vitest';
import { filesForCrawlers, redirectPages } from '../../../../scripts/prerender/crawlers';
import { parseDocument } from '../../../support/parseDocument';

const url = 'https://www.example.com/base/';
const urlset = (...paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${url}${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n');

it('the sitemap lists every page by its encoded URL, and robots.txt names the sitemap', () => {
  const routes = [{ path: '/Größe' }, { path: '/r&d' }, { path: '*' }];

  expect(filesForCrawlers(routes, url)).toEqual([
    { path: 'sitemap.xml', body: urlset('Gr%C3%B6%C3%9Fe', 'r&amp;d') },
    { path: 'robots.txt', body: `User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n` },
  ]);
});

const site = {
  routes: ['/', '/new', '/Größe', '*'].map((path) => ({ path })),
  renderer: new URL(import.meta.url),
  out: '',
  fileNames: 'both',
  base: '/base/',
  url,
} as const;
const odd = 'http://a.example.com/?"<b>&amp';

it.each<[string, string, string, string]>([
  ['the home page', '/', '/base/', url],
  ['a part of a page', '/new?a=b#c', '/base/new?a=b#c', `${url}new?a=b#c`],
  ['a page with a slash at its end', '/Größe/', '/base/Gr%C3%B6%C3%9Fe/', `${url}Gr%C3%B6%C3%9Fe/`],
  ['a file', '/plan.pdf', '/base/plan.pdf', `${url}plan.pdf`],
  ['another site, whatever its address is', odd, odd, new URL(odd).href],
])('a redirect leads to %s, without a script', (_, to, href, canonical) => {
  const { pages, errors } = redirectPages({ ...site, redirects: { '/old': to } }, [{ path: 'plan.pdf', body: '' }]);
  const page = parseDocument(String(pages[0]?.body));

  expect(errors).toEqual([]);
  expect(pages.map(({ path }) => path)).toEqual(['old.html', 'old/index.html']);
  expect(page.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(`0; url=${href}`);
  expect(page.querySelector('a')?.getAttribute('href')).toBe(href);
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(canonical);
});

it('a redirect to neither a page, a file nor another site is an error', () => {
  const targets = ['/nwe', '/0', 'new', '*', 'www.example.com', 'mailto:a@example.com', 'https://'];
  const redirects = Object.fromEntries(targets.map((to, index) => [`/${index}`, to]));

  expect(redirectPages({ ...site, redirects: { ...redirects, '/old': '/new' } }, []).errors).toEqual(
    targets.map((to, index) => expect.stringContaining(`redirect /${index}: ${to} is not a page or file`)),
  );
});
