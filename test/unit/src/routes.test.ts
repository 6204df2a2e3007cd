import { expect, it } from 'vitest';
import { isIndexed, matchRoute, menuLinks, routes } from '../../../src/routes';

/** The pages that the site is specified to have. */
const specified = [
  ['/', 'Home'],
  ['/impact', 'Impact'],
  ['/cases', 'Cases'],
  ['/contact', 'Contact'],
];

it('have the specified pages in order, with the not-found page last', () => {
  const rows = routes.map(({ path, page }) => [path, page]);

  expect(rows.filter(([path]) => specified.some(([other]) => other === path))).toEqual(specified);
  expect(rows.at(-1)).toEqual(['*', 'NotFound']);
});

it.each([
  ['/', 'Home'],
  ['/impact', 'Impact'],
  ['/cases', 'Cases'],
  ['/contact', 'Contact'],
  ['/nowhere', 'NotFound'],
  ['/impact/more', 'NotFound'],
  ['/Impact', 'NotFound'],
  ['/404', 'NotFound'],
  ['*', 'NotFound'],
  ['', 'NotFound'],
])('have for the path %j the page %s', (path, page) => {
  expect(matchRoute(path).page).toBe(page);
});

it('are all indexed, except the not-found page', () => {
  expect(routes.filter((route) => !isIndexed(route)).map(({ path }) => path)).toEqual(['*']);
});

it.each([
  [
    'header',
    [
      ['Home', '/#approach'],
      ['Impact', '/impact'],
      ['Cases', '/cases'],
      ['Contact', '/contact'],
    ],
  ],
  [
    'footer',
    [
      ['Home', '/#approach'],
      ['Cases', '/cases'],
      ['Contact', '/contact'],
    ],
  ],
] as const)('the %s links to its specified pages in order', (menu, links) => {
  const shown = menuLinks(menu).map(({ label, to }) => [label, to]);

  expect(shown.filter(([, to]) => links.some(([, other]) => other === to))).toEqual(links);
});

it.each(['header', 'footer'] as const)(
  'the %s links to every page whose row says so, and to no other',
  (menu) => {
    const rows = routes.filter(({ menus }) => menus.includes(menu));

    expect(menuLinks(menu)).toEqual(rows.map(({ name, path, to = path }) => ({ label: name, to })));
  },
);
