import { expect, it } from 'vitest';
import { pageNames } from '../../../src/pages';
import { isIndexed, menuLinks, routes } from '../../../src/routes';

it('are the pages of the site, the not-found page last', () => {
  expect(routes.map(({ path, page }) => [path, page])).toEqual([
    ['/', 'Home'],
    ['/impact', 'Impact'],
    ['/cases', 'Cases'],
    ['/contact', 'Contact'],
    ['*', 'NotFound'],
  ]);
});

it('name every page that there is', () => {
  expect(routes.map(({ page }) => page).sort()).toEqual([...pageNames].sort());
});

it('are all for search engines, but for the not-found page', () => {
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
] as const)('the %s links to its pages in order', (menu, links) => {
  expect(menuLinks(menu).map(({ label, to }) => [label, to])).toEqual(links);
});
