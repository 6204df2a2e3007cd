import { expect, it } from 'vitest';
import { checkFiles } from '../../../../scripts/prerender/checkFiles';

const check = (...paths: readonly string[]) =>
  checkFiles(
    paths.map((path) => ({ path, body: '' })),
    [{ path: '/' }, { path: '/impact' }, { path: '*' }],
    'both',
  );

it('takes files at any depth, whose names no page has', () => {
  expect(check('robots.txt', '.nojekyll', 'fonts/serif.woff2', 'impact/map.svg')).toEqual([]);
});

it.each([
  ['404.html', '*'],
  ['impact/index.html', '/impact'],
  ['Index.html', '/'],
])('refuses %s, which a page is written to', (path, route) => {
  expect(check(path)).toEqual([`file ${path}: route ${route} writes it too: rename or remove one`]);
});

it('refuses two files of one name, also where only some file systems take them for one', () => {
  expect(check('a.txt', 'A.txt')).toEqual(['file A.txt: another file has this name: rename or remove one']);
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
])('refuses %j, which names no file in the site', (path) => {
  expect(check(path)).toEqual([
    `file ${JSON.stringify(path)}: is no path of a file in the site: write it as folder/name.txt`,
  ]);
});
