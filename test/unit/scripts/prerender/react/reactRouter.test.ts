import { createElement, type ReactNode } from 'react';
import { Navigate, type RouteObject, RouterProvider, redirect } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { hydrate, render } from '../../../../../scripts/prerender/react/react';
import {
  BrowserRouter,
  createBrowserRouter,
  fromReactRouter,
  type Params,
} from '../../../../../scripts/prerender/react/reactRouter';

// How an app goes on in a browser: test/slow/loaderData.test.ts and pagePath.test.ts.

const site = { base: '/repo/' };

/** Does what the main script of an app does. */
function startApp(routes: RouteObject[], options: { basename?: string } = { basename: '/repo/' }) {
  hydrate(createElement(RouterProvider, { router: createBrowserRouter(routes, options) }));
}

it('an app with route objects has its router from the engine, or an error says so', () => {
  expect(() => fromReactRouter().paths()).toThrow(
    "import createBrowserRouter from 'prerender-engine/react-router', not from 'react-router'",
  );
});

it('a router without a basename, which would find no page below the base, is an error', async () => {
  const message = 'the site is below /repo/, and its router has no basename: write <BrowserRouter basename=';
  hydrate(createElement(BrowserRouter));
  await expect(render('/', site)).rejects.toThrow(message);
  await expect(render('/', { base: '/' })).resolves.toEqual({ html: '' });

  startApp([{ path: '/' }], {});
  await expect(fromReactRouter().render('/', site)).rejects.toThrow(message);
});

it('a router outside of a page is an error', () => {
  expect(() => createBrowserRouter([{ path: '/' }]).state).toThrow('outside of a page');
});

describe('the pages of route objects', () => {
  const routes: RouteObject[] = [
    {
      path: '/',
      children: [
        { index: true, element: 'Home' },
        { path: 'blog', children: [{ path: ':slug', element: 'Post' }] },
        { path: 'tags/:tag-name?', element: 'Tag' },
        { children: [{ path: 'about', element: 'About' }] },
        { path: 'maps/:country/:town', element: 'Town' },
        { path: '*', element: 'Not found' },
      ],
    },
  ];
  const params: Record<string, Params> = {
    '/blog/:slug': () => ['a', 'b c'],
    '/tags/:tag-name?': () => ['elm'],
    '/maps/:country/:town': async () => [{ country: 'at', town: 'graz' }],
  };
  const pagesOf = (given: Record<string, Params>) => fromReactRouter(given).paths();
  beforeEach(() => startApp(routes));

  it.each<[string, Record<string, Params>, readonly string[], readonly string[]]>([
    [
      'are all paths, with each value of their parameters',
      {},
      ['/', '/blog', '/blog/a', '/blog/b%20c', '/tags/elm', '/about', '/maps/at/graz', '*'],
      [],
    ],
    [
      'leave out a route with parameters that only the browser can render; the not-found page is its fallback',
      { '/blog/:slug': 'fallback' },
      ['/', '/blog', '/tags/elm', '/about', '/maps/at/graz', '*'],
      ['*'],
    ],
    [
      'are fallbacks where only the browser can render a path without parameters',
      { '/about': 'fallback' },
      ['/', '/blog', '/blog/a', '/blog/b%20c', '/tags/elm', '/about', '/maps/at/graz', '*'],
      ['/about'],
    ],
  ])('%s', async (_, more, paths, fallbacks) => {
    const pages = await pagesOf({ ...params, ...more });

    expect(pages.map(({ path }) => path)).toEqual(paths);
    expect(pages.flatMap(({ path, fallback }) => (fallback ? [path] : []))).toEqual(fallbacks);
  });

  it('need the values of every parameter, and only for routes that exist', async () => {
    await expect(pagesOf({})).rejects.toThrow(
      "the route /blog/:slug has parameters: give their values, as { '/blog/:slug': () =>",
    );
    await expect(pagesOf({ ...params, '/blogs/:slug': () => [] })).rejects.toThrow(
      'no route has the path /blogs/:slug: choose one of /, /blog,',
    );
  });
});

describe('a page', () => {
  const renderA = (route: Omit<RouteObject, 'children'>, wrap?: (app: ReactNode) => ReactNode) => {
    startApp([{ path: '/a', ...route } as RouteObject]);
    return fromReactRouter().render('/a', site, wrap);
  };

  it('has what the entry puts around the app', async () => {
    expect(await renderA({ element: 'text' }, (app) => createElement('main', null, app))).toMatchObject({
      html: '<main>text</main>',
    });
  });

  it.each([
    ['a function', { post: { share: () => undefined } }, 'returned a function, as data.post.share'],
    ['an instance of a class', [new (class Post {})()], 'returned an instance of Post, as data[0]'],
    ['what a promise gives', { later: Promise.resolve({ toDo: Symbol('x') }) }, 'returned a symbol, as data.later'],
  ])('is an error if the browser cannot be given its data: %s', async (_, data, message) => {
    await expect(renderA({ loader: () => data, element: 'text' })).rejects.toThrow(
      `the loader of the route 0 ${message}`,
    );
  });

  it.each([
    ['its loader redirects', { loader: () => redirect('/b') }],
    ['its element only redirects, as in browsers', { element: createElement(Navigate, { to: '/b' }) }],
  ])('is none if %s', async (_, route) => {
    expect(await renderA(route)).toMatchObject({ status: 302 });
  });

  it('fails with the error of its loader', async () => {
    const loader = () => Promise.reject(new Error('no data'));

    await expect(renderA({ loader, element: 'text' })).rejects.toThrow('no data');
  });
});

it.each<[string, RouteObject, string]>([
  ['no route', { path: '/', element: 'Home' }, "add a route { path: '*', element:"],
  ['the element of a layout for errors', { path: '/', errorElement: 'Lost', element: 'Home' }, 'Lost'],
  ['a route', { path: '*', element: 'Lost' }, 'Lost'],
])('for unknown paths an app may have %s', async (_, route, shown) => {
  startApp([route]);
  const page = await fromReactRouter()
    .render('/404', site)
    .catch(({ message }) => ({ html: message }));

  expect(page.html).toContain(shown);
});
