import { expect, it } from 'vitest';
import { outputPaths } from '../../../../scripts/prerender/outputPaths';

it.each([
  ['/', ['index.html']],
  ['/impact', ['impact.html', 'impact/index.html']],
  ['/homes/villas', ['homes/villas.html', 'homes/villas/index.html']],
  ['*', ['404.html']],
])('the route %s is written as %j', (path, files) => {
  expect(outputPaths(path, 'both')).toEqual(files);
});

it.each([
  ['page', ['impact.html']],
  ['folder', ['impact/index.html']],
] as const)('as a %s alone, /impact is written as %j', (fileNames, files) => {
  expect(outputPaths('/impact', fileNames)).toEqual(files);
});
