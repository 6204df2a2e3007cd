import { parse } from 'parse5';
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

  it('is a well-formed document whatever the address contains', () => {
    const { pages } = redirectPages({ '/old': 'https://a.example.com/?"<b>&amp' }, site);
    const errors: string[] = [];
    parse(String(pages[0]?.body), { onParseError: ({ code }) => errors.push(code) });

    expect(errors).toEqual([]);
    expect(String(pages[0]?.body)).not.toContain('<b>');
  });
});

it('names every redirect that leads to nothing on the site, and to no other site', () => {
  const { errors } = redirectPages(
    { '/a': '/nwe', '/b': '/a', '/c': 'new', '/d': 'www.example.com', '/e': '/new' },
    site,
  );

  expect(errors).toEqual(
    [
      ['/a', '/nwe'],
      ['/b', '/a'],
      ['/c', 'new'],
      ['/d', 'www.example.com'],
    ].map(
      ([from, to]) => `redirect ${from}: ${to} is not a page or file of the site: correct it, or write a whole URL`,
    ),
  );
});
