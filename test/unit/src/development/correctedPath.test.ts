import { outputPaths } from 'prerender-engine';
import { expect, it } from 'vitest';
import { correctedPath } from '../../../../src/development/correctedPath';
import { isIndexed, routes } from '../../../../src/routes';

const files = routes
  .filter(isIndexed)
  .flatMap(({ path }) => outputPaths(path, 'both').map((file) => [`/${file}`, path] as const));

it.each<readonly [path: string, corrected: string]>([
  ...files,
  ['/', '/'],
  ['/index', '/'],
  ['/impact', '/impact'],
  ['/impact/', '/impact'],
  ['/impact/index', '/impact'],
  ['/projects/villas/', '/projects/villas'],
  ['/projects/villas/index.html', '/projects/villas'],
])('the page at %s is rendered at %s', (path, corrected) => {
  expect(correctedPath(path)).toBe(corrected);
});

it.each(['/nowhere', '/a.html.txt', '/reindex', '/impact/indexes', '/Impact', '/a.b'])(
  'the path %s is left as it is',
  (path) => {
    expect(correctedPath(path)).toBe(path);
  },
);
