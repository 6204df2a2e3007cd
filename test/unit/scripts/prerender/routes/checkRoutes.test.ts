import { describe, expect, it } from 'vitest';
import { checkFiles, checkRoutes } from '../../../../../scripts/prerender/routes/checkRoutes';

const routesOf = (...paths: readonly string[]) => paths.map((path) => ({ path }));
const check = (...paths: readonly string[]) => checkRoutes(routesOf(...paths));

const valid = [
  ...['/', '/impact', '/2026', '/homes/villas', '/v1.2', '/Team', '/team-2/', '/old.html', '/_draft', '/.well-known/a'],
  ...[
    '/Größe',
    '/Stra%C3%9Fe',
    '/日本/東京',
    '/عن',
    '/a b',
    "/it's",
    '/r&d',
    '/c%23',
    '/100%25',
    '/console',
    '/auxiliary',
  ],
  ...['/com', '/lpt10', `/${'é'.repeat(125)}`, '*'],
];

it('paths may be all that URLs can have, and every system', () => {
  expect(check(...valid)).toEqual([]);
});

it.each([
  ...['', 'impact', '/a//b', '//a', '/a/../x', '/%2e'].map((path) => [
    path,
    'write it as /name or /name/name, without',
  ]),
  ...['/a?b', '/a#b'].map((path) => [path, 'has a ? or #, which ends a path: remove it, or write # as %23']),
  ...['/100%', '/%E9'].map((path) => [
    path,
    'is not valid percent-encoded UTF-8: write the characters themselves, and % as %25',
  ]),
  ...['/a%2Fb', '/a\\b'].map((path) => [path, 'has a slash in a name: write names without slashes']),
  ...['/:id', '/a/*'].map((path) => [path, 'is a pattern: list every path that it stands for, such as /cases/villa']),
  ...['/a:b', '/what%3F', '/a./', '/a*b', '/a%00', '/a\ud800'].map((path) => [
    path,
    'Windows cannot have a file named',
  ]),
  ...['con', 'nul', 'com1.notes', 'lpt9'].map((name) => [`/a/${name}`, `Windows reserves ${name} as a device name`]),
  [`/${'é'.repeat(126)}`, `${'é'.repeat(20)}… is longer than 250 bytes: choose a shorter name`],
])('the path %j is invalid', (path = '', error = '') => {
  const named = /^\/.*[^\ud800]$/.test(path) || path === 'impact' ? path : JSON.stringify(path);

  expect(check(path, '*')).toEqual([expect.stringContaining(`route ${named}: ${error}`)]);
});

it('all errors of routes and redirects are reported at once', () => {
  expect(checkRoutes(routesOf('/a?', '/b', '/b'), ['/b', '/B/', '/c'])).toEqual([
    expect.stringMatching(/^route \/a\?: /),
    'route /b: is there twice: remove one',
    'redirect /b: is there twice: remove one',
    'redirect /B/: some disks or servers take it for /b: remove one',
    'route *: is missing: add a row for the not-found page, written as 404.html',
  ]);
});

it.each([
  ['a slash at its end', '/a', '/a/'],
  ['case', '/größe', '/Größe'],
  ['percent-encoding', '/a', '/%61'],
  ['a composed letter', '/caf\u00e9', '/cafe\u0301'],
  ['the ending of its file', '/a', '/a.html'],
  ['the file of an index', '/a', '/a/index.html'],
  ['the name of an index, from the home page', '/', '/index'],
  ['being the not-found page', '*', '/404'],
])('two paths that differ only by %s are rejected', (_, one, other) => {
  expect(check(one, other)).toContain(`route ${other}: some disks or servers take it for ${one}: remove one`);
});

it('pages in folders that differ only in case are rejected once for all of them', () => {
  expect(checkFiles([], routesOf('/Blog/a', '/blog/b', '/blog/c', '*'), 'both')).toEqual([
    'route /blog/b: some file systems cannot tell blog from Blog of route /Blog/a: rename one',
  ]);
});

it('a page with the name of a folder of another is rejected; that two have one path is found before', () => {
  expect(checkFiles([], routesOf('/a', '/a', '/A', '/a.html/b', '/c.html/d', '/c'), 'page')).toEqual([
    'route /a.html/b: a.html would be a file and a folder, for route /a: rename one',
    'route /c: c.html would be a file and a folder, for route /c.html/d: rename one',
  ]);
});

describe('the other files of a site', () => {
  const checkPaths = (...paths: readonly string[]) =>
    checkFiles(
      paths.map((path) => ({ path, body: '' })),
      routesOf('/', '/impact', '/impact/team', '*'),
      'both',
    );

  it('can be at any depth, with names that no page has', () => {
    expect(checkPaths('robots.txt', '.nojekyll', 'fonts/serif.woff2', 'impact/map.svg', 'family-👨‍👩‍👧.jpg')).toEqual(
      [],
    );
  });

  it.each([
    [['404.html'], '404.html: route * has this name too: rename or remove one'],
    [['a.txt', 'a.txt'], 'a.txt: another file has this name too: rename or remove one'],
    [['f/a.txt', 'F/b.txt'], 'F/b.txt: some file systems cannot tell F from f of another file: rename one'],
    [['caf\u00e9', 'cafe\u0301'], 'cafe\u0301: some file systems cannot tell cafe\u0301 from caf\u00e9 of another'],
    [['Index.html'], 'Index.html: some file systems cannot tell Index.html from index.html of route /: rename one'],
    [['a', 'a/b'], 'a/b: a would be a file and a folder, for another file: rename one'],
    [['a/b', 'a'], 'a: a would be a file and a folder, for another file: rename one'],
    [['impact'], 'impact: impact would be a file and a folder, for route /impact: rename one'],
    [['impact.html/a'], 'impact.html/a: impact.html would be a file and a folder, for route /impact: rename one'],
  ])('are rejected as %j, which other files or pages are named', (paths, error) => {
    expect(checkPaths(...paths)).toEqual([expect.stringContaining(`file ${error}`)]);
  });

  it.each([
    ...['con.txt', 'team/NUL', 'COM¹.txt', 'conin$'].map((path) => [path, 'Windows reserves']),
    ...['what?.txt', 'a|b', 'a../b.txt', 'a.', 'a\nb', 'a\u001b[2J'].map((path) => [
      path,
      'Windows cannot have a file named',
    ]),
    [`${'é'.repeat(126)}.txt`, 'is longer than 250 bytes'],
    ...['../a.txt', '/a.txt', 'a/../b.txt', 'a//b.txt', 'a\\b.txt', 'a/', '..', '.', ''].map((path) => [
      path,
      'is not the path of a file in the site: write it as folder/name.txt',
    ]),
  ])('are rejected as %j: %s', (path = '', error = '') => {
    expect(checkPaths(path)).toEqual([expect.stringContaining(error)]);
  });
});
