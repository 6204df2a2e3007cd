import { describe, expect, it } from 'vitest';
import { checkFiles, checkRoutes } from '../../../../../scripts/prerender/routes/checkRoutes';

const check = (...paths: readonly string[]) => checkRoutes(paths.map((path) => ({ path })));

it.each([
  ...['/', '/impact', '/2026', '/homes/villas', '/v1.2', '/Impact', '/team/', '/old.html', '/_draft'],
  ...['/.well-known/security', '/Größe', '/Gr%C3%B6%C3%9Fe', '/日本/東京', '/عن', '/a b', "/it's", '/r&d'],
  ...['/c%23', '/100%25', '/%61', '/console', '/contact', '/auxiliary', '/com', '/lpt10', '/falcon'],
  `/${'é'.repeat(125)}`,
])('the path %s is valid', (path) => {
  expect(check(path, '*')).toEqual([]);
});

it.each([
  ['', 'write it as /name or /name/name'],
  ['/a\ud800', 'is not valid percent-encoded UTF-8: write the characters themselves, and % as %25'],
  ['impact', 'write it as /name or /name/name'],
  ['/a//b', 'write it as /name or /name/name'],
  ['//a', 'write it as /name or /name/name'],
  ['/a?b', 'has a ? or #, which ends a path: remove it, or write # as %23'],
  ['/a#b', 'has a ? or #, which ends a path: remove it, or write # as %23'],
  ['/100%', 'is not valid percent-encoded UTF-8: write the characters themselves, and % as %25'],
  ['/%E9', 'is not valid percent-encoded UTF-8: write the characters themselves, and % as %25'],
  ['/a%2Fb', 'has a slash in a name: write names without slashes'],
  ['/a\\b', 'has a slash in a name: write names without slashes'],
  ['/:id', 'is a pattern: list every path that it stands for, such as /cases/villa'],
  ['/a/*', 'is a pattern: list every path that it stands for, such as /cases/villa'],
  ['/a/../x', 'browsers shorten it: write it without . and ..'],
  ['/%2e', 'browsers shorten it: write it without . and ..'],
  ['/a%00', 'has a control character: remove it'],
  ['/a:b', 'Windows cannot have a file named a:b: choose another name'],
  ['/what%3F', 'Windows cannot have a file named what?: choose another name'],
  ['/a./', 'Windows cannot have a file named a.: choose another name'],
  ['/a*b', 'Windows cannot have a file named a*b: choose another name'],
  ...['con', 'nul', 'com1.notes', 'lpt9'].map((name) => [
    `/team/${name}`,
    `Windows reserves ${name} as a device name, so the site could not be checked out there: choose another name`,
  ]),
])('the path %j is invalid', (path, error) => {
  expect(check(path, '*')).toEqual([`route ${/^.[ -~]*$/.test(path) ? path : JSON.stringify(path)}: ${error}`]);
});

it('rejects a redirect from the path of a page, or from one that no URL has', () => {
  expect(checkRoutes([{ path: '/a' }, { path: '*' }], ['/a', '/A/', '/b?', '/c'])).toEqual([
    'redirect /a: is there twice: remove one',
    'redirect /A/: some disks or servers take it for /a: remove one',
    'redirect /b?: has a ? or #, which ends a path: remove it, or write # as %23',
  ]);
});

it('reports all errors at once', () => {
  expect(check('/a?', '/b', '/b')).toEqual([
    expect.stringMatching(/^route \/a\?: /),
    'route /b: is there twice: remove one',
    'route *: is missing: add a row for the not-found page, written as 404.html',
  ]);
});

it.each([
  ['a slash at its end', '/a', '/a/'],
  ['case', '/a', '/A'],
  ['case in another script', '/größe', '/Größe'],
  ['percent-encoding', '/a', '/%61'],
  ['a composed letter', '/caf\u00e9', '/cafe\u0301'],
  ['the ending of its file', '/a', '/a.html'],
  ['the name of an index', '/a', '/a/index'],
  ['the file of an index', '/a', '/a/index.html'],
  ['the name of an index, from the home page', '/', '/index'],
  ['being the not-found page', '*', '/404'],
])('rejects two paths that differ by %s, and names both', (_, one, other) => {
  expect(check(one, other)).toContain(`route ${other}: some disks or servers take it for ${one}: remove one`);
});

it('rejects pages in folders that differ only in case, once for all of them, not routes with one path', () => {
  const routes = ['/Blog/a', '/blog/b', '/blog/c', '*'].map((path) => ({ path }));

  expect(checkFiles([], routes, 'both')).toEqual([
    'route /blog/b: some file systems cannot tell blog from Blog of route /Blog/a: rename one',
  ]);
  const others = ['/a', '/a', '/A', '/a.html/b', '/c.html/d', '/c'].map((path) => ({ path }));
  expect(checkFiles([], others, 'page')).toEqual([
    'route /a.html/b: a.html would be a file and a folder, for route /a: rename one',
    'route /c: c.html would be a file and a folder, for route /c.html/d: rename one',
  ]);
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
  ])('are rejected as %s, which is the file of a page', (path, route) => {
    expect(checkPaths(path)).toEqual([`file ${path}: route ${route} has this name too: rename or remove one`]);
  });

  it('are rejected if two have one name', () => {
    expect(checkPaths('a.txt', 'a.txt')).toEqual(['file a.txt: another file has this name too: rename or remove one']);
  });

  it.each([
    ['case', 'a', 'A', 'another file'],
    ['the case of a folder', 'f/a.txt', 'F/a.txt', 'another file'],
    ['Unicode normalization', 'caf\u00e9.txt', 'cafe\u0301.txt', 'another file'],
    ['case, from a page', 'robots.txt', 'Index.html', 'route /'],
  ])('are rejected if they differ only in %s', (_, one, other, owner) => {
    expect(checkPaths(one, other)).toEqual([
      expect.stringMatching(new RegExp(`^file ${other}: some file systems cannot tell .* of ${owner}: rename one`)),
    ]);
  });

  it.each([
    ['a file beside its folder', ['a', 'a/b'], 'a/b: a', 'another file'],
    ['a folder beside its file', ['a/b', 'a'], 'a: a', 'another file'],
    ['a file named as the folder of a page', ['impact'], 'impact: impact', 'route /impact'],
    ['a folder named as a page', ['impact.html/a'], 'impact.html/a: impact.html', 'route /impact'],
  ])('are rejected as %s', (_, paths, start, owner) => {
    expect(checkPaths(...paths)).toEqual([`file ${start} would be a file and a folder, for ${owner}: rename one`]);
  });

  it.each([
    ...['con.txt', 'team/NUL', 'COM¹.txt', 'conin$'].map((path) => [path, 'Windows reserves']),
    ...['what?.txt', '<a>.txt', 'a|b', 'a../b.txt', 'a.'].map((path) => [path, 'Windows cannot have a file named']),
    [`${'é'.repeat(126)}.txt`, `file ${'é'.repeat(126)}.txt: ${'é'.repeat(20)}… is longer than 250 bytes`],
  ])('are rejected as %j: %s', (path = '', error = '') => {
    expect(checkPaths(path)).toEqual([expect.stringContaining(error)]);
  });

  it.each([
    ...['../a.txt', '/a.txt', 'a/../b.txt', 'a//b.txt', 'a\\b.txt', 'a/', '..', '.', '', 'a\nb.txt'],
    ...['a\u001b[2J.txt'],
  ])('are rejected as %j, which is not the path of a file in the site', (path) => {
    expect(checkPaths(path)).toEqual([
      expect.stringMatching(/: is not the path of a file in the site: write it as folder\/name\.txt$/),
    ]);
  });
});
