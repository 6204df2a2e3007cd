import { expect, it } from 'vitest';
import { checkRoutes } from '../../../../scripts/prerender/checkRoutes';

const check = (...paths: readonly string[]) => checkRoutes(paths.map((path) => ({ path })));

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
  ['two rows with one path', ['/a', '/a', '*'], 'route /a: would write the file of route /a: remove one'],
  [
    'the not-found page by its file name',
    ['*', '/404'],
    'route /404: would write the file of route *: remove one',
  ],
])('refuses %s', (_, paths, fault) => {
  expect(check(...paths)).toEqual([fault]);
});

it('refuses a table without a not-found page', () => {
  expect(check('/')).toEqual(['route *: is missing: add a row for the not-found page, written as 404.html']);
});

it('tells all faults at once', () => {
  expect(check('/A', '/c/', '/b', '/b')).toEqual([
    isNoPath('/A'),
    isNoPath('/c/'),
    'route /b: would write the file of route /b: remove one',
    'route *: is missing: add a row for the not-found page, written as 404.html',
  ]);
});

it.each(['/index', '/a/index', '/a.html', '/a/b.html'])(
  'refuses %s, which is another name of a page',
  (path) => {
    expect(check(path, '*')).toEqual([isNoPath(path)]);
  },
);

it.each([
  ['a slash at its end', '/a', '/a/'],
  ['case', '/a', '/A'],
  ['percent-encoding', '/a', '/%61'],
  ['a composed letter', '/caf\u00e9', '/cafe\u0301'],
  ['the ending of its file', '/a', '/a.html'],
  ['the name of an index', '/a', '/a/index'],
])('refuses two paths that differ by %s, by both their names', (_, one, other) => {
  expect(check(one, other, '*')).toContain(
    `route ${other}: would write the file of route ${one}: remove one`,
  );
});

it.each(['/con', '/team/nul', '/com1.notes', '/lpt9'])(
  'refuses %s, which Windows takes for a device',
  (path) => {
    const name = path.split('/').at(-1);

    expect(check(path, '*')).toEqual([
      `route ${path}: Windows takes ${name} for a device, and cannot check the site out: choose another name`,
    ]);
  },
);

it.each(['/console', '/contact', '/auxiliary', '/com', '/lpt10'])(
  'takes %s, which only begins as one',
  (path) => {
    expect(check(path, '*')).toEqual([]);
  },
);
