import { expect, it } from 'vitest';
import { pagesOf } from '../../../../../scripts/prerender/render/app';

it.each([
  ['is added', ['/']],
  ['is the one that the app has', ['/', '*']],
  ["is the app's own page for /404", ['/', '/404']],
  ['is one page, whatever an app calls it', ['/', '/404', '*']],
])('the not-found page %s', async (_, paths) => {
  expect(await pagesOf(paths)).toEqual([{ path: '/' }, { path: '*' }]);
});
