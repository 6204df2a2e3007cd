import { describe, expect, it } from 'vitest';
import { redirectPages } from '../../../../../scripts/prerender/routes/redirects';

const site = {
  routes: ['/', '/new', '/Größe', '*'].map((path) => ({ path })),
  files: [{ path: 'plan.pdf', body: '' }],
  fileNames: 'page',
  base: '/repo/',
  url: 'https://www.example.com/repo/',
} as const;

/** What the page of a redirect from `/old` says. */
function pageTo(to: string, options: Partial<Parameters<typeof redirectPages>[1]> = {}) {
  const [page] = redirectPages({ '/old': to }, { ...site, ...options }).pages;
  const html = String(page?.body);
  const [, refresh] = /<meta http-equiv="refresh" content="0; url=(.*?)"/.exec(html) ?? [];
  const [, link] = /<a href="(.*?)"/.exec(html) ?? [];
  const [, canonical] = /<link rel="canonical" href="(.*?)"/.exec(html) ?? [];
  expect(link).toBe(refresh);
  return { refresh, canonical };
}

describe('the page of a redirect', () => {
  it.each([
    ['a page', '/new', '/repo/new', 'https://www.example.com/repo/new'],
    ['the home page', '/', '/repo/', 'https://www.example.com/repo/'],
    ['a place on a page', '/new?a=b#c', '/repo/new?a=b#c', 'https://www.example.com/repo/new'],
    ['a page with a slash too many', '/new/', '/repo/new', 'https://www.example.com/repo/new'],
    ['a page in another script', '/Größe', '/repo/Gr%C3%B6%C3%9Fe', 'https://www.example.com/repo/Gr%C3%B6%C3%9Fe'],
    ['a file', '/plan.pdf', '/repo/plan.pdf', 'https://www.example.com/repo/plan.pdf'],
    ['another site', 'https://shop.example.com/a', 'https://shop.example.com/a', 'https://shop.example.com/a'],
  ])('leads to %s, and search engines know it as the new address', (_, to, refresh, canonical) => {
    expect(pageTo(to)).toEqual({ refresh, canonical });
  });

  it.each([
    ['leads to where a host answers without another redirect', { fileNames: 'folder' }, 'new/', true],
    ['names a path if the URL of the site is not known', { url: undefined }, 'new', false],
  ] as const)('%s', (_, options, path, isAbsolute) => {
    expect(pageTo('/new', options)).toEqual({
      refresh: `/repo/${path}`,
      canonical: `${isAbsolute ? 'https://www.example.com' : ''}/repo/${path}`,
    });
  });

  it('contains nothing but the address, whatever is in it', () => {
    const [address, escaped] = ['http://a.example.com/?"<b>&amp', 'http://a.example.com/?&#34;&#60;b&#62;&#38;amp'];

    const body = [
      '<!DOCTYPE html><html><head><meta charset="utf-8"/>',
      `<meta http-equiv="content-security-policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/>`,
      `<meta name="viewport" content="width=device-width"/><title>${escaped}</title>`,
      `<link rel="canonical" href="${escaped}"/><meta http-equiv="refresh" content="0; url=${escaped}"/>`,
      `</head><body><a href="${escaped}">${escaped}</a></body></html>\n`,
    ].join('');

    expect(redirectPages({ '/old': address }, site)).toEqual({ pages: [{ path: 'old.html', body }], errors: [] });
    expect(redirectPages({}, site)).toEqual({ pages: [], errors: [] });
  });
});

it('names every redirect that leads to nothing on the site, and to no other site', () => {
  const targets = ['/nwe', '/0', 'new', '/', 'Größe', '*', 'www.example.com', 'mailto:a@example.com', 'https://'];
  const wrong = Object.entries([...targets, 'view-source:https://www.example.com/']);
  const redirects = Object.fromEntries(wrong.map(([from, to]) => [`/${from}`, to]));
  const { errors } = redirectPages({ ...redirects, '/old': '/new' }, { ...site, routes: site.routes.slice(1) });

  expect(errors).toEqual(
    Object.entries(redirects).map(
      ([from, to]) => `redirect ${from}: ${to} is not a page or file of the site: correct it, or write a whole URL`,
    ),
  );
});
