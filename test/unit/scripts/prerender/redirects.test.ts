import { expect, it } from 'vitest';
import { redirectPages } from '../../../../scripts/prerender/redirects';
import { parseDocument } from '../../../support/parseDocument';

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
