import { expect, it } from 'vitest';
import { outputPaths, pathErrors, renderedPath } from '../../../../scripts/prerender/paths';

it.each([
  ['/', '/', ['index.html']],
  ['/homes/villas', '/homes/villas', ['homes/villas.html', 'homes/villas/index.html']],
  ['*', '/404', ['404.html']],
  ['/Team/', '/Team/', ['Team/index.html']],
  ['/old.html', '/old.html', ['old.html']],
  ['/Größe', '/Gr%C3%B6%C3%9Fe', ['Größe.html', 'Größe/index.html']],
  ['/a b', '/a%20b', ['a b.html', 'a b/index.html']],
  ['/c%23', '/c%23', ['c#.html', 'c#/index.html']],
])("the route %s is rendered at %s, a browser's location.pathname, and written as %j", (path, pathname, files) => {
  expect(renderedPath({ path })).toBe(pathname);
  expect(outputPaths(path, 'both')).toEqual(files);
  expect(outputPaths(path, 'page')).toEqual(files.slice(0, 1));
});

const errorsOf = (
  paths: readonly string[],
  others: { files?: readonly string[]; redirects?: readonly string[] } = {},
) =>
  pathErrors(
    {
      ...{ routes: paths.map((path) => ({ path })), renderer: new URL(import.meta.url), out: '', fileNames: 'both' },
      redirects: Object.fromEntries((others.redirects ?? []).map((path) => [path, '/'])),
    },
    (others.files ?? []).map((path) => ({ path, source: `public/${path}` })),
  );

it('any path is accepted that begins with a slash, and so is any other file', () => {
  const paths = ['/', '/homes/villas', '/Team/', '/old.html', '/Größe', '/日本/東京', "/it's", '/c%23', '/100%', '*'];

  expect(errorsOf(paths, { files: ['robots.txt', 'homes/map.svg'], redirects: ['/former'] })).toEqual([]);
});

it('a file in the place of a folder is reported before anything is written', () => {
  expect(errorsOf(['/impact', '*'], { files: ['Impact'] })).toEqual([
    'file public/Impact and route /impact need a file and a folder of the same name, Impact: rename one',
  ]);
});

it('all errors are reported at once', () => {
  expect(errorsOf(['impact', '/a/%2e%2e', '/c//d', '/b', '/b'], { redirects: ['/B/', 'old'] })).toEqual([
    expect.stringMatching(/^route impact: .* does not begin with \//),
    ...['/a/%2e%2e', '/c//d'].map((path) => expect.stringMatching(`^route ${path}: .* a part of it is`)),
    expect.stringMatching(/^redirect old: .* does not begin with \//),
    expect.stringMatching(/^route \* is missing/),
    'route /b is listed twice: remove one',
    'redirect /B/ and route /b are written to the same file, b/index.html: rename or remove one',
  ]);
});

it.each([
  ['case', '/größe', '/GRÖSSE'.replace('SS', 'ß')],
  ['percent-encoding', '/a', '/%61'],
  ['the ending of its file', '/a', '/a.html'],
  ['the name of an index', '/', '/index'],
  ['being the not-found page', '*', '/404'],
])('two paths that differ only by %s are one error', (_, one, other) => {
  expect(errorsOf(['*', one, other].slice(one === '*' ? 1 : 0))).toEqual([
    expect.stringContaining(`route ${other} and route ${one} are written to the same file`),
  ]);
});

it.each([
  ['Impact.html', 'route /impact'],
  ['A.txt', 'file public/a.txt'],
])('the file %s is an error beside %s', (file, owner) => {
  expect(errorsOf(['/impact', '*'], { files: ['a.txt', file] })).toEqual([
    expect.stringContaining(`file public/${file} and ${owner} are written to the same file`),
  ]);
});
