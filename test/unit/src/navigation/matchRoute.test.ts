import { expect, it } from 'vitest';
import { matchRoute } from '../../../../src/navigation/matchRoute';

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
])('at the path %j is the page %s', (path, page) => {
  expect(matchRoute(path).page).toBe(page);
});
