import { expect, it } from 'vitest';
import { checkRoutes } from '../../../../scripts/prerender/checkRoutes';

const table = (...paths: string[]) => paths.map((path) => ({ path, moduleId: 'page.ts', indexed: true }));
const form = 'write it as /name, of small letters, digits and hyphens, without a slash at its end';

it('a sound table has no faults', () => {
  expect(checkRoutes(table('/', '/impact', '/cases/villas', '*'))).toEqual([]);
});

it.each(['impact', '/impact/', '/Impact', '/a//b', '/../secret', '/%69mpact', '/a b', '/con.'])(
  '%s is refused as a path',
  (path) => {
    expect(checkRoutes(table(path, '*'))).toContain(`route ${path}: ${form}`);
  },
);

it('two routes that would write one file are told by name', () => {
  expect(checkRoutes(table('/impact', '/impact', '*'))).toEqual([
    'route /impact: would write impact.html, as route /impact does: remove one',
  ]);
});

it('a table without a not-found page is refused', () => {
  expect(checkRoutes(table('/'))).toEqual([
    'route *: is missing: add a row for the not-found page, written as 404.html',
  ]);
});

it('all faults are told at once', () => {
  expect(checkRoutes(table('/A', '/b', '/b'))).toHaveLength(3);
});
