import { expect, it } from 'vitest';
import { checkRoutes } from '../../../../scripts/prerender/checkRoutes';

const check = (...paths: readonly string[]) =>
  checkRoutes(paths.map((path) => ({ path, moduleId: 'src/page.ts', indexed: true })));

const isNoPath = (path: string) =>
  `route ${path}: write it as /name, of small letters, digits and hyphens, without a slash at its end`;

it.each(['/', '/impact', '/2026', '/luxury-villas', '/homes/villas', '/v1.2'])(
  'the path %s is one',
  (path) => {
    expect(check(path, '*')).toEqual([]);
  },
);

it.each([
  '/a/',
  '/a//b',
  '//a',
  '/A',
  '/é',
  '/a b',
  '/%69mpact',
  '/a?b',
  '/a#b',
  '/:id',
  '/a/*',
  '/../x',
  '/a/../x',
  '/.',
  '/.hidden',
  '/con.',
  '/-a',
  '/a\\b',
  'impact',
  '',
])('the path %j is none', (path) => {
  expect(check(path, '*')).toEqual([isNoPath(path)]);
});

it.each([
  ['two rows with one path', ['/a', '/a', '*'], 'route /a: would write a.html, as route /a does: remove one'],
  [
    'the not-found page by its file name',
    ['*', '/404'],
    'route /404: would write 404.html, as route * does: remove one',
  ],
])('refuses %s', (_, paths, fault) => {
  expect(check(...paths)).toEqual([fault]);
});

it('refuses a table without a not-found page', () => {
  expect(check('/')).toEqual(['route *: is missing: add a row for the not-found page, written as 404.html']);
});

it('tells all faults at once', () => {
  expect(check('/A', '/a/', '/b', '/b')).toEqual([
    isNoPath('/A'),
    isNoPath('/a/'),
    'route /b: would write b.html, as route /b does: remove one',
    'route *: is missing: add a row for the not-found page, written as 404.html',
  ]);
});

it.each(['/index', '/a/index', '/a.html', '/a/b.html'])(
  'refuses %s, which is another name of a page',
  (path) => {
    expect(check(path, '*')).toEqual([isNoPath(path)]);
  },
);
