import { expect, it } from 'vitest';
import { outputPaths, renderedPath, servedPath } from '../../../../../scripts/prerender/routes/routes';

it.each([
  ['/', ['index.html']],
  ['/impact', ['impact.html', 'impact/index.html']],
  ['/homes/villas', ['homes/villas.html', 'homes/villas/index.html']],
  ['*', ['404.html']],
  ['/Team/', ['Team/index.html']],
  ['/old.html', ['old.html']],
  ['/Größe', ['Größe.html', 'Größe/index.html']],
  ['/Gr%C3%B6%C3%9Fe', ['Größe.html', 'Größe/index.html']],
  ['/a%20b', ['a b.html', 'a b/index.html']],
])('the route %s is written as %j', (path, files) => {
  expect(outputPaths(path, 'both')).toEqual(files);
});

it.each([
  ['page', ['impact.html']],
  ['folder', ['impact/index.html']],
] as const)('as a %s alone, /impact is written as %j', (fileNames, files) => {
  expect(outputPaths('/impact', fileNames)).toEqual(files);
});

it.each([
  ['/impact', '/impact'],
  ['/Impact/', '/Impact/'],
  ['*', '/404'],
  ['/Größe', '/Gr%C3%B6%C3%9Fe'],
  ['/gr%c3%b6sse', '/gr%C3%B6sse'],
  ['/a b', '/a%20b'],
  ['/r&d', '/r&d'],
  ['/100%25', '/100%25'],
  ['/c%23', '/c%23'],
])("the route %s is rendered as %s, a browser's location.pathname there", (path, pathname) => {
  expect(renderedPath({ path })).toBe(pathname);
});

it.each([
  ['/a b', 'page', '/a%20b'],
  ['/a b', 'both', '/a%20b'],
  ['/a b', 'folder', '/a%20b/'],
  ['/a/', 'folder', '/a/'],
  ['/old.html', 'folder', '/old.html'],
  ['/', 'folder', '/'],
] as const)('a host answers %s, written as a %s, at %s without a redirect', (path, fileNames, served) => {
  expect(servedPath(path, fileNames)).toBe(served);
});
