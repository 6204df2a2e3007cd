import { expect, it } from 'vitest';
import { outputPaths, renderedPath, servedPath } from '../../../../../scripts/prerender/routes/routes';

it.each([
  ['/', '/', ['index.html']],
  ['/impact', '/impact', ['impact.html', 'impact/index.html']],
  ['/homes/villas', '/homes/villas', ['homes/villas.html', 'homes/villas/index.html']],
  ['*', '/404', ['404.html']],
  ['/Team/', '/Team/', ['Team/index.html']],
  ['/old.html', '/old.html', ['old.html']],
  ['/Größe', '/Gr%C3%B6%C3%9Fe', ['Größe.html', 'Größe/index.html']],
  ['/gr%c3%b6sse', '/gr%C3%B6sse', ['grösse.html', 'grösse/index.html']],
  ['/a b', '/a%20b', ['a b.html', 'a b/index.html']],
  ['/r&d', '/r&d', ['r&d.html', 'r&d/index.html']],
  ['/100%25', '/100%25', ['100%.html', '100%/index.html']],
  ['/c%23', '/c%23', ['c#.html', 'c#/index.html']],
])("the route %s is rendered at %s, a browser's location.pathname, and written as %j", (path, pathname, files) => {
  expect(renderedPath({ path })).toBe(pathname);
  expect(outputPaths(path, 'both')).toEqual(files);
});

it.each([
  ['/a b', 'page', '/a%20b', 'a b.html'],
  ['/a b', 'folder', '/a%20b/', 'a b/index.html'],
  ['/a/', 'folder', '/a/', 'a/index.html'],
  ['/old.html', 'folder', '/old.html', 'old.html'],
  ['/', 'folder', '/', 'index.html'],
] as const)('a host answers %s, written as a %s, at %s, without a redirect', (path, fileNames, served, file) => {
  expect(servedPath(path, fileNames)).toBe(served);
  expect(outputPaths(path, fileNames)).toEqual([file]);
});
