import { createElement } from 'react';
import { Navigate, type RouteObject, redirect, type StaticHandlerContext, useLoaderData } from 'react-router';
import { describe, expect, it } from 'vitest';
import { fromReactRouter, type Params } from '../../../../scripts/prerender/reactRouter';

const site = { base: '/repo/' };
const routes: RouteObject[] = [
  {
    path: '/',
    children: [
      { index: true, element: 'Home' },
      { path: 'blog', children: [{ path: ':slug', element: 'Post' }] },
      { children: [{ path: 'about', element: 'About' }] },
      { path: 'maps/:country/:town', element: 'Town' },
      { path: '*', element: 'Not found' },
    ],
  },
];
const params: Record<string, Params> = {
  '/blog/:slug': () => ['a', 'b c'],
  '/maps/:country/:town': async () => [{ country: 'at', town: 'graz' }],
};

function pagesOf(given: Record<string, Params>) {
  const { paths } = fromReactRouter(routes, given);
  return typeof paths === 'function' ? paths() : paths;
}

describe('its pages', () => {
  it('are all paths of the routes, with each value of their parameters', async () => {
    const paths = ['/', '/blog', '/blog/a', '/blog/b%20c', '/about', '/maps/at/graz', '*'];

    expect((await pagesOf(params)).map((page) => Object(page).path)).toEqual(paths);
    expect(await pagesOf(params)).not.toContainEqual(expect.objectContaining({ fallback: true }));
  });

  it('are none of a route that only the browser can render, and the not-found page is a fallback for it', async () => {
    const pages = await pagesOf({ ...params, '/blog/:slug': 'fallback' });

    expect(pages).not.toContainEqual({ path: '/blog/a' });
    expect(pages).toContainEqual({ path: '*', fallback: true });
  });

  it('are fallbacks where only the browser can render a path without parameters', async () => {
    const pages = await pagesOf({ ...params, '/about': 'fallback' });

    expect(pages).toContainEqual({ path: '/about', fallback: true });
    expect(pages).toContainEqual({ path: '*', fallback: false });
  });

  it('need the values of every parameter', async () => {
    await expect(pagesOf({ ...params, '/blog/:slug': undefined as never })).rejects.toThrow(
      "the route /blog/:slug has parameters: give their values, as { '/blog/:slug': () =>",
    );
  });

  it('have parameters only for routes that exist', async () => {
    await expect(pagesOf({ ...params, '/blogs/:slug': () => [] })).rejects.toThrow(
      'no route has the path /blogs/:slug: choose one of /, /blog,',
    );
  });
});

describe('a page', () => {
  const Loaded = () => createElement('p', null, useLoaderData());

  it('has the data of its loader, in its markup and for the browser', async () => {
    const { render } = fromReactRouter([{ path: '/a', loader: () => '</script>', element: createElement(Loaded) }]);

    expect(await render('/a', site)).toEqual({
      html: '<p>&lt;/script&gt;</p>',
      head: '<script type="application/json" id="router-data">{"loaderData":{"0":"\\u003c/script>"},"errors":null}</script>',
      status: 200,
    });
  });

  it('has what the app puts around the router', async () => {
    const wrap = (router: unknown) => createElement('main', null, router as never);
    const { render } = fromReactRouter([{ path: '/a', element: 'text' }], {}, { wrap });

    expect(await render('/a', site)).toMatchObject({ html: '<main>text</main>' });
  });

  it('has the attributes that the app gives for what was matched', async () => {
    const head = ({ matches }: StaticHandlerContext) => ({
      head: '<meta name="a">',
      htmlAttributes: `lang="${matches[0]?.params.language}"`,
    });
    const { render } = fromReactRouter([{ path: '/:language', element: 'text' }], {}, { head });

    expect(await render('/de', site)).toMatchObject({
      head: expect.stringMatching(/^<meta name="a"><script/),
      htmlAttributes: 'lang="de"',
    });
  });

  it.each([
    ['its loader redirects', { loader: () => redirect('/b') }],
    [
      'its element only redirects, which React Router does in a browser alone',
      { element: createElement(Navigate, { to: '/b' }) },
    ],
  ])('is none if %s', async (_, route) => {
    const { render } = fromReactRouter([{ path: '/a', ...route }]);

    expect(await render('/a', site)).toMatchObject({ status: 302 });
  });

  it('fails with the error of its loader', async () => {
    const failing = () => {
      throw new Error('no data');
    };
    const { render } = fromReactRouter([{ path: '/a', loader: failing, element: 'text' }]);

    await expect(render('/a', site)).rejects.toThrow('no data');
  });
});
