import { describe, expect, it } from 'vitest';
import { fileErrors, outputPaths, renderedPath, routeErrors } from '../../../../scripts/prerender/routes';

const errorsOf = (...paths: readonly string[]) => routeErrors(paths.map((path) => ({ path })));

it.each([
  ['/', '/', ['index.html']],
  ['/homes/villas', '/homes/villas', ['homes/villas.html', 'homes/villas/index.html']],
  ['*', '/404', ['404.html']],
  ['/Team/', '/Team/', ['Team/index.html']],
  ['/old.html', '/old.html', ['old.html']],
  ['/Größe', '/Gr%C3%B6%C3%9Fe', ['Größe.html', 'Größe/index.html']],
  ['/gr%c3%b6sse', '/gr%C3%B6sse', ['grösse.html', 'grösse/index.html']],
  ['/a b', '/a%20b', ['a b.html', 'a b/index.html']],
  ['/c%23', '/c%23', ['c#.html', 'c#/index.html']],
])("the route %s is rendered at %s, a browser's location.pathname, and written as %j", (path, pathname, files) => {
  expect(renderedPath({ path })).toBe(pathname);
  expect(outputPaths(path, 'both')).toEqual(files);
  expect(outputPaths(path, 'page')).toEqual(files.slice(0, 1));
});

it('paths may be all that URLs can have, and every system', () => {
  const plain = ['/', '/impact', '/2026', '/homes/villas', '/v1.2', '/Team', '/team-2/', '/old.html', '/.well-known/a'];
  const escaped = ['/Größe', '/Stra%C3%9Fe', '/日本/東京', '/عن', '/a b', "/it's", '/r&d', '/c%23', '/100%25'];
  const almost = ['/console', '/auxiliary', '/com', '/lpt10', `/${'é'.repeat(125)}`];

  expect(errorsOf(...plain, ...escaped, ...almost, '*')).toEqual([]);
});

const invalid: Readonly<Record<string, readonly string[]>> = {
  'write it as /name': ['', 'impact', '/a//b', '//a', '/a/../x', '/%2e'],
  'has a ? or #': ['/a?b', '/a#b'],
  'percent-encoded UTF-8': ['/100%', '/%E9'],
  'a slash in a name': ['/a%2Fb', '/a\\b'],
  'is a pattern': ['/:id', '/a/*'],
  'Windows cannot': ['/a:b', '/what%3F', '/a./', '/a*b', '/a%00', '/a\ud800'],
  'Windows reserves': ['/a/con', '/a/nul', '/a/com1.notes', '/a/lpt9'],
  'longer than 250 bytes': [`/${'é'.repeat(126)}`],
};
it.each(Object.entries(invalid))('paths are invalid of which one says: %s, as %j', (error, paths) => {
  for (const path of paths) {
    const named = /^.+[^\ud800]$/.test(path) ? path : JSON.stringify(path); // as a terminal shows it

    expect(errorsOf(path, '*')).toEqual([expect.stringContaining(error)]);
    expect(errorsOf(path, '*').join()).toContain(`route ${named}: `);
  }
});

it('all errors of routes and redirects are reported at once', () => {
  expect(routeErrors([{ path: '/a?' }, { path: '/b' }, { path: '/b' }], ['/b', '/B/', '/c'])).toEqual([
    expect.stringMatching(/^route \/a\?: /),
    expect.stringMatching(/^route \/b is there twice/),
    expect.stringMatching(/^redirect \/b is there twice/),
    expect.stringMatching(/^redirect \/B\/: .* for \/b:/),
    expect.stringMatching(/^route \* is missing/),
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
  expect(errorsOf(one, other)[0]).toMatch(`route ${other}: some disks or servers take it for ${one}:`);
});

it('pages in folders that differ only in case are rejected once for all of them', () => {
  expect(fileErrors([], ['/Blog/a', '/blog/b', '/blog/c', '*'], 'both')).toEqual([
    expect.stringMatching(/^route \/blog\/b: .* blog from Blog of route \/Blog\/a/),
  ]);
});

it('a page with the name of a folder of another is rejected; that two have one path is found before', () => {
  expect(fileErrors([], ['/a', '/a', '/A', '/a.html/b', '/c.html/d', '/c'], 'page')).toEqual([
    expect.stringMatching(/^route \/a\.html\/b: a\.html would be a file and a folder, for route \/a:/),
    expect.stringMatching(/^route \/c: c\.html would be a file and a folder, for route \/c\.html\/d:/),
  ]);
});

describe('the other files of a site', () => {
  const pages = ['/', '/impact', '/impact/team', '*'];
  const errorsOfFiles = (paths: readonly string[]) => {
    const files = paths.map((path) => ({ path }));
    return fileErrors(files, pages, 'both');
  };

  it('can be at any depth, with names that no page has', () => {
    expect(errorsOfFiles(['robots.txt', '.nojekyll', 'impact/map.svg', 'family-👨‍👩‍👧.jpg'])).toEqual([]);
  });

  it.each([
    [['404.html'], '404.html: route * has this name'],
    [['a.txt', 'a.txt'], 'a.txt: another file has this name'],
    [['f/a.txt', 'F/b.txt'], 'F/b.txt: some file systems cannot tell F from f of another file'],
    [['Index.html'], 'Index.html: some file systems cannot tell Index.html from index.html of route /:'],
    [['a', 'a/b'], 'a/b: a would be a file and a folder, for another file'],
    [['a/b', 'a'], 'a: a would be a file and a folder, for another file'],
    [['impact.html/a'], 'impact.html/a: impact.html would be a file and a folder, for route /impact:'],
  ])('are rejected as %j, which other files or pages are named', (paths, error) => {
    expect(errorsOfFiles(paths)).toEqual([expect.stringContaining(`file ${error}`)]);
  });

  it.each([
    ['Windows reserves', ['con.txt', 'team/NUL', 'COM¹.txt', 'conin$']],
    ['Windows cannot', ['what?.txt', 'a|b', 'a../b.txt', 'a.', 'a\nb', 'a\u001b[2J']],
    ['longer than 250 bytes', [`${'é'.repeat(126)}.txt`]],
    ['is not the path of a file', ['../a.txt', '/a.txt', 'a/../b.txt', 'a//b.txt', 'a\\b.txt', 'a/', '..', '.', '']],
  ])('are rejected with a name of which one says: %s', (error, paths) => {
    expect(errorsOfFiles(paths)).toEqual(paths.map(() => expect.stringContaining(error)));
  });
});
