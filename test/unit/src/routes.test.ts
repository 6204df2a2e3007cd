import { expect, it } from 'vitest';
import { matchRoute, pagePath } from '../../../src/routes';

it.each<readonly [path: string, page: string]>([
  ['/', 'Home'],
  ['/impact', 'Impact'],
  ...['/nowhere', '/impact/more', '/Impact', '/404', '*', '', '/%FF'].map((path) => [path, 'NotFound'] as const),
])('the path %j has the page %s', (path, page) => {
  expect(matchRoute(path).page).toBe(page);
});

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/impact', '/impact'],
  ['/impact/', '/impact'],
  ['/impact.html', '/impact'],
  ['/impact/index.html', '/impact'],
])('servers show %s as the page at %s', (path, page) => {
  expect(pagePath(path)).toBe(page);
});
