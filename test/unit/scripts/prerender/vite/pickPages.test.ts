import { expect, it } from 'vitest';
import { pagesOfEachKind } from '../../../../../scripts/prerender/vite/pickPages';

const kindsOf = (...paths: readonly string[]) =>
  pagesOfEachKind(paths.map((path) => ({ path }))).map(({ path }) => path);

it('each page at the top is a kind of its own, and those at the same depth below the same name are one', () => {
  const paths = ['/', '/about', '/visit/', '*', '/blog', '/blog/one', '/blog/one/more', '/shop/one'];

  expect(kindsOf(...paths, '/blog/two')).toEqual(paths);
  expect(kindsOf(...Array.from({ length: 100 }, (_, index) => `/${index}`))).toHaveLength(20);
});

it('the first pages of a kind may be several', () => {
  const routes = ['/', '/blog/one', '/blog/two', '/blog/three'].map((path) => ({ path }));

  expect(pagesOfEachKind(routes, 2)).toEqual(routes.slice(0, 3));
});
