import { expect, it, onTestFinished } from 'vitest';
import { isIndexed, matchRoute, menuLinks, routes } from '../../../src/routes';

it('the not-found page is the last, and the only one that is not indexed', () => {
  expect(routes.filter((route) => !isIndexed(route))).toEqual([routes.at(-1)]);
  expect(routes.at(-1)).toMatchObject({ path: '*', page: 'NotFound' });
});

it.each<readonly [path: string, page: string]>([
  ['/', 'Home'],
  ['/impact', 'Impact'],
  ['/cases', 'Cases'],
  ['/contact', 'Contact'],
  ...['/nowhere', '/impact/more', '/Impact', '/404', '*', ''].map((path) => [path, 'NotFound'] as const),
])('the path %j has the page %s', (path, page) => {
  expect(matchRoute(path).page).toBe(page);
});

it.each(['/über-uns', '/%C3%BCber-uns', '/%c3%bcber-uns'])('a path with other letters has its page: %s', (path) => {
  const impact = matchRoute('/impact');
  onTestFinished(() => void Object.assign(impact, { path: '/impact' }));
  for (const written of ['/über-uns', '/%C3%BCber-uns']) {
    Object.assign(impact, { path: written });
    expect(matchRoute(path).page).toBe('Impact');
  }
  expect(matchRoute('/%FF').page).toBe('NotFound');
});

it.each([
  ['header', ['Home', '/#approach', 'Impact', '/impact', 'Cases', '/cases', 'Contact', '/contact']],
  ['footer', ['Home', '/#approach', 'Cases', '/cases', 'Contact', '/contact']],
] as const)('the %s links to its pages in order, and one that is added', (menu, links) => {
  const shown = menuLinks(menu).flatMap(({ label, to }) => [label, to]);

  expect(shown.filter((words) => links.some((link) => link === words))).toEqual(links);
});
