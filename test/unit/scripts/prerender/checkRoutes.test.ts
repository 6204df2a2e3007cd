import { describe, expect, it } from 'vitest';
import { checkFiles, checkRoutes } from '../../../../scripts/prerender/checkRoutes';

const check = (...paths: readonly string[]) => checkRoutes(paths.map((path) => ({ path })));

const invalidPath = (path: string) =>
  `route ${path}: write it as /name or /name/name. A name has lower-case letters, digits and - . _ ~, begins with a letter or digit, does not end in . or _ or .html, and is not index`;

it.each(['/', '/impact', '/2026', '/luxury-villas', '/homes/villas', '/v1.2'])(
  'the path %s is valid',
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
  '/a_',
  '/con.',
  '/-a',
  '/a\\b',
  'impact',
  '',
])('the path %j is invalid', (path) => {
  expect(check(path, '*')).toEqual([invalidPath(path)]);
});

it.each([
  ['two rows with one path', ['/a', '/a', '*'], 'route /a: would write the file of route /a: remove one'],
  [
    'the not-found page by its file name',
    ['*', '/404'],
    'route /404: would write the file of route *: remove one',
  ],
])('rejects %s', (_, paths, error) => {
  expect(check(...paths)).toEqual([error]);
});

it('rejects a table without a not-found page', () => {
  expect(check('/')).toEqual(['route *: is missing: add a row for the not-found page, written as 404.html']);
});

it('reports all errors at once', () => {
  expect(check('/A', '/c/', '/b', '/b')).toEqual([
    invalidPath('/A'),
    invalidPath('/c/'),
    'route /b: would write the file of route /b: remove one',
    'route *: is missing: add a row for the not-found page, written as 404.html',
  ]);
});

it.each(['/index', '/a/index', '/a.html', '/a/b.html'])(
  'rejects %s, which is another name of a page',
  (path) => {
    expect(check(path, '*')).toEqual([invalidPath(path)]);
  },
);

it.each([
  ['a slash at its end', '/a', '/a/'],
  ['case', '/a', '/A'],
  ['percent-encoding', '/a', '/%61'],
  ['a composed letter', '/caf\u00e9', '/cafe\u0301'],
  ['the ending of its file', '/a', '/a.html'],
  ['the name of an index', '/a', '/a/index'],
])('rejects two paths that differ by %s, and names both', (_, one, other) => {
  expect(check(one, other, '*')).toContain(
    `route ${other}: would write the file of route ${one}: remove one`,
  );
});

it.each(['/con', '/team/nul', '/com1.notes', '/lpt9'])(
  'rejects %s, which Windows reserves as a device name',
  (path) => {
    const name = path.split('/').at(-1);

    expect(check(path, '*')).toEqual([
      `route ${path}: Windows reserves ${name} as a device name, so the site could not be checked out there: choose another name`,
    ]);
  },
);

it.each(['/console', '/contact', '/auxiliary', '/com', '/lpt10'])(
  'accepts %s, which only begins like a device name',
  (path) => {
    expect(check(path, '*')).toEqual([]);
  },
);

it('rejects a name that no file system can hold', () => {
  expect(check(`/${'a'.repeat(251)}`, '*')).toEqual([expect.stringContaining('is longer than 250 bytes')]);
});

describe('the other files of a site', () => {
  const checkPaths = (...paths: readonly string[]) =>
    checkFiles(
      paths.map((path) => ({ path, body: '' })),
      [{ path: '/' }, { path: '/impact' }, { path: '/impact/team' }, { path: '*' }],
      'both',
    );

  it('can be at any depth, with names that no page has', () => {
    expect(checkPaths('robots.txt', '.nojekyll', 'fonts/serif.woff2', 'impact/map.svg')).toEqual([]);
  });

  it.each([
    ['404.html', '*'],
    ['impact/index.html', '/impact'],
    ['impact/team.html', '/impact/team'],
  ])('are rejected as %s, which is the file of a page', (path, route) => {
    expect(checkPaths(path)).toEqual([
      `file ${path}: route ${route} has this name too: rename or remove one`,
    ]);
  });

  it('are rejected if two have one name', () => {
    expect(checkPaths('a.txt', 'a.txt')).toEqual([
      'file a.txt: another file has this name too: rename or remove one',
    ]);
  });

  it.each([
    ['case', 'a.txt', 'A.txt', 'another file'],
    ['the case of a folder', 'fonts/a.txt', 'Fonts/b.txt', 'another file'],
    ['Unicode normalization', 'caf\u00e9.txt', 'cafe\u0301.txt', 'another file'],
    ['case, from a page', 'robots.txt', 'Index.html', 'route /'],
  ])('are rejected if they differ only in %s', (_, one, other, owner) => {
    expect(checkPaths(one, other)).toEqual([
      expect.stringMatching(
        new RegExp(`^file ${other}: some file systems cannot tell .* of ${owner}: rename one`),
      ),
    ]);
  });

  it.each([
    ['a file beside its folder', ['a', 'a/b'], 'file a/b: a would be a file and a folder, for another file'],
    ['a folder beside its file', ['a/b', 'a'], 'file a: a would be a file and a folder, for another file'],
    [
      'a file named as the folder of a page',
      ['impact'],
      'file impact: impact would be a file and a folder, for route /impact',
    ],
    [
      'a folder named as a page',
      ['impact.html/a'],
      'file impact.html/a: impact.html would be a file and a folder, for route /impact',
    ],
  ])('are rejected as %s', (_, paths, error) => {
    expect(checkPaths(...paths)).toEqual([`${error}: rename one`]);
  });

  it.each(['con.txt', 'team/NUL', 'aux/a.txt', 'COM¹.txt', 'conin$'])(
    'are rejected as %s, which Windows reserves as a device name',
    (path) => {
      expect(checkPaths(path)).toEqual([expect.stringMatching(/: Windows reserves .* as a device name/)]);
    },
  );

  it.each(['a:b.txt', 'what?.txt', 'a*.txt', '<a>.txt', 'a|b', 'a"b', 'folder./a.txt', 'a.txt.', 'a '])(
    'are rejected as %j, which is impossible on Windows',
    (path) => {
      expect(checkPaths(path)).toEqual([expect.stringContaining('Windows cannot have a file named')]);
    },
  );

  it('are rejected with a name that no file system can hold', () => {
    expect(checkPaths(`${'é'.repeat(126)}.txt`)).toEqual([
      expect.stringContaining('is longer than 250 bytes'),
    ]);
  });

  it.each([
    '../a.txt',
    '/a.txt',
    'a/../b.txt',
    'a//b.txt',
    'a\\b.txt',
    'a/',
    '..',
    '.',
    '',
    'a\nb.txt',
    'a\u001b[2J.txt',
  ])('are rejected as %j, which is not the path of a file in the site', (path) => {
    expect(checkPaths(path)).toEqual([
      expect.stringMatching(/: is not the path of a file in the site: write it as folder\/name\.txt$/),
    ]);
  });
});
