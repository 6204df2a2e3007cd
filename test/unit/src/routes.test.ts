import { expect, it, onTestFinished } from 'vitest';
import { matchRoute, pagePath } from '../../../src/routes';

it.each<readonly [path: string, page: string]>([
  ['/', 'Home'],
  ['/impact', 'Impact'],
  ['/cases', 'Cases'],
  ['/contact', 'Contact'],
  ...['/nowhere', '/impact/more', '/Impact', '/404', '*', '', '/%FF'].map((path) => [path, 'NotFound'] as const),
])('the path %j has the page %s', (path, page) => {
  expect(matchRoute(path).page).toBe(page);
});

it.each(['/über-uns', '/%C3%BCber-uns', '/%c3%bcber-uns'])('a path of other letters has its page: %s', (path) => {
  const impact = matchRoute('/impact');
  onTestFinished(() => void Object.assign(impact, { path: '/impact' }));
  for (const written of ['/über-uns', '/%C3%BCber-uns']) {
    Object.assign(impact, { path: written });
    expect(matchRoute(path).page).toBe('Impact');
  }
});

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/impact', '/impact'],
  ['/impact/', '/impact'],
  ['/impact.html', '/impact'],
  ['/impact/index.html', '/impact'],
])('servers show at %s the page %s', (path, page) => {
  expect(pagePath(path)).toBe(page);
});
