import { expect, it } from 'vitest';
import { pageNames } from '../../../src/pages';
import { isIndexed, menuLinks, routes } from '../../../src/routes';

it('the header leads to Home, Impact, Cases and Contact', () => {
  expect(menuLinks('header').map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Home /#approach',
    'Impact /impact',
    'Cases /cases',
    'Contact /contact',
  ]);
});

it('the footer leads to Home, Cases and Contact', () => {
  expect(menuLinks('footer').map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Home /#approach',
    'Cases /cases',
    'Contact /contact',
  ]);
});

it('search engines are told of every page but the last, the not-found page', () => {
  expect(routes.filter((route) => !isIndexed(route)).map(({ path }) => path)).toEqual(['*']);
  expect(routes.at(-1)?.path).toBe('*');
});

it('every row has its folder, and every folder its row', () => {
  expect(routes.map(({ page }) => page).sort()).toEqual([...pageNames].sort());
});
