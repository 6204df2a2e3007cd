import { expect, it } from 'vitest';
import { redirectPages } from '../../../../../scripts/prerender/routes/redirects';

const site = {
  routes: ['/', '/new', '/Größe', '*'].map((path) => ({ path })),
  files: [{ path: 'plan.pdf', body: '' }],
  fileNames: 'page',
  base: '/repo/',
  url: 'https://www.example.com/repo/',
} as const;

/** The page of a redirect, which leads to an address, and names it without query and fragment as the canonical one. */
const page = (href: string, canonical: string) =>
  [
    '<!DOCTYPE html><html><head><meta charset="utf-8"/>',
    `<meta http-equiv="content-security-policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/>`,
    `<meta name="viewport" content="width=device-width"/><title>${canonical}</title>`,
    `<link rel="canonical" href="${canonical}"/><meta http-equiv="refresh" content="0; url=${href}"/>`,
    `</head><body><a href="${href}">${canonical}</a></body></html>\n`,
  ].join('');

const host = 'https://www.example.com';
const escaped = 'http://a.example.com/?&#34;&#60;b&#62;&#38;amp';

it.each<[string, string, Partial<Parameters<typeof redirectPages>[1]>, string, string]>([
  ['a page', '/new', {}, '/repo/new', `${host}/repo/new`],
  ['the home page', '/', {}, '/repo/', `${host}/repo/`],
  ['a place on a page', '/new?a=b#c', {}, '/repo/new?a=b#c', `${host}/repo/new`],
  ['a page with a slash too many', '/new/', {}, '/repo/new', `${host}/repo/new`],
  ['a page in another script', '/Größe', {}, '/repo/Gr%C3%B6%C3%9Fe', `${host}/repo/Gr%C3%B6%C3%9Fe`],
  ['a file', '/plan.pdf', {}, '/repo/plan.pdf', `${host}/repo/plan.pdf`],
  ['another site, whatever its address is', 'http://a.example.com/?"<b>&amp', {}, escaped, escaped],
  ['where a host answers without another redirect', '/new', { fileNames: 'folder' }, '/repo/new/', `${host}/repo/new/`],
  ['a path, if the URL of the site is not known', '/new', { url: undefined }, '/repo/new', '/repo/new'],
])('a redirect leads to %s', (_, to, options, href, canonical) => {
  const path = options.fileNames === 'folder' ? 'old/index.html' : 'old.html';

  expect(redirectPages({ '/old': to }, { ...site, ...options })).toEqual({
    pages: [{ path, body: page(href, canonical) }],
    errors: [],
  });
});

it('every redirect that leads to nothing on the site, and to no other site, is named', () => {
  const targets = ['/nwe', '/0', 'new', '/', 'Größe', '*', 'www.example.com', 'mailto:a@example.com', 'https://'];
  const redirects = Object.fromEntries(targets.map((to, index) => [`/${index}`, to]));

  expect(redirectPages({ ...redirects, '/old': '/new' }, { ...site, routes: site.routes.slice(1) }).errors).toEqual(
    targets.map(
      (to, index) => `redirect /${index}: ${to} is not a page or file of the site: correct it, or write a whole URL`,
    ),
  );
});
