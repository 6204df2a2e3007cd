import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import {
  type BrowserRouterProps,
  type createBrowserRouter as createRouter,
  createStaticHandler,
  createStaticRouter,
  generatePath,
  isRouteErrorResponse,
  Navigate,
  type RouteObject,
  StaticRouter,
} from 'react-router';
import type { Fragment } from '../document/template.ts';
import { UserError } from '../errors/UserError.ts';
import type { App, Site } from '../render/app.ts';
import type { PageRoute } from '../routes/routes.ts';
import { encodeRouterData } from './encodeRouterData.ts';
import { mapLoaders } from './mapLoaders.ts';
import { writeData } from './pageData.ts';
import { type CurrentPage, currentPage, inPage, renderApp } from './react.ts';

// For the build. In the browser, the package exports `reactRouterBrowser.ts` under the same name.

/** React Router's own in the browser. In the build, it is at the page that is being rendered. */
export function BrowserRouter({ basename, children }: BrowserRouterProps): ReactElement {
  const { base, location } = currentPage();
  checkBasename(basename, base);
  return createElement(StaticRouter, { basename: basename ?? '/', location }, children);
}

/** Without one, a router finds no page below a base. It may be `/`, if the app has the base in its paths. */
function checkBasename(basename: string | undefined, base: string): void {
  if (basename === undefined && base !== '/')
    throw new UserError(
      `the site is below ${base}, and its router has no basename: write <BrowserRouter basename={import.meta.env.BASE_URL}>, or createBrowserRouter(routes, { basename: import.meta.env.BASE_URL })`,
    );
}

/** What the app has passed to `createBrowserRouter`. */
let site:
  | {
      readonly routes: RouteObject[];
      readonly basename: string | undefined;
      readonly handler: ReturnType<typeof createStaticHandler>;
    }
  | undefined;

/** React Router's own in the browser. In the build, it is the router of the page that is being rendered. */
export const createBrowserRouter: typeof createRouter = (given, { basename } = {}) => {
  const routes = mapLoaders(given, (loader, id) => (args, context) => {
    const page = currentPage();
    const { request } = args;
    return loader(
      {
        ...args,
        get request() {
          page.readRequest?.add(id);
          return request;
        },
      },
      context,
    );
  });
  site = { routes, basename, handler: createStaticHandler(routes, { basename: basename ?? '/' }) };
  return new Proxy(Object(site), { get: (_, name) => Reflect.get(currentPage().router ?? {}, name) });
};

type Values = readonly (string | Readonly<Record<string, string>>)[];

/**
 * The values of a path's parameters: a text for each page, or an object if the path has several parameters; or
 * `'fallback'`, if only the browser knows them, or can render the page of a path without parameters.
 */
export type Params = (() => Values | Promise<Values>) | 'fallback';

/**
 * What the app's entry for prerendering exports, if the app passes route objects to `createBrowserRouter`: every path
 * without parameters, and those with the parameters that are given. Loaders run in the build, and their data goes to the
 * page and to its router in the browser.
 * @param params by path, such as `{ '/blog/:slug': () => posts.map(({ slug }) => slug) }`.
 */
export function fromReactRouter(params: Readonly<Record<string, Params>> = {}) {
  return {
    paths: () => pagesOf(dataRouter().routes, params),
    /** As `render` of `prerender-engine/react`, with the data of the page's loaders. */
    async render(
      path: string,
      { base }: Site,
      wrap?: (app: ReactNode) => ReactNode,
    ): Promise<Fragment & { readonly status: number }> {
      const { routes, basename, handler } = dataRouter();
      checkBasename(basename, base);
      const location = base + path.slice(1);
      const readRequest = new Set<string>();
      const current: CurrentPage = { base, location, readRequest };
      const request = new Request(new URL(location, 'http://localhost'));
      const context = await inPage(current, () => handler.query(request));
      if (context instanceof Response) return { html: '', status: context.status }; // a redirect
      const element = context.matches.at(-1)?.route.element;
      if (isValidElement(element) && element.type === Navigate) return { html: '', status: 302 };
      const [error] = Object.values(context.errors ?? {});
      if (error !== undefined && !isRouteErrorResponse(error)) throw error;
      if (error && path === '/404' && !context.matches.some(({ route }) => route.errorElement || route.ErrorBoundary))
        throw new UserError(
          "unknown paths show React Router's page for developers: add a route { path: '*', element: <p>Not found</p> }, or an errorElement",
        );
      current.router = createStaticRouter(handler.dataRoutes, context);
      const page = await renderApp(current, wrap);
      const errors =
        context.errors && Object.fromEntries(Object.entries(context.errors).map(([id, one]) => [id, { ...one }]));
      const fallbacks = patternsOf(routes, '/').flatMap(({ pattern, id }) =>
        params[pattern] === 'fallback' ? [id] : [],
      );
      const data = { loaderData: context.loaderData, errors, readRequest: [...readRequest], fallbacks };
      const json = await encodeRouterData(data);
      return { ...page, head: writeData('router-data', json), status: context.statusCode };
    },
  } satisfies App;
}

function dataRouter() {
  if (!site)
    throw new UserError(
      "the app has no router with route objects: import createBrowserRouter from 'prerender-engine/react-router', not from 'react-router'",
    );
  return site;
}

/** A page for each path of the routes, with each value of its parameters. */
async function pagesOf(
  routes: readonly RouteObject[],
  params: Readonly<Record<string, Params>>,
): Promise<readonly PageRoute[]> {
  const patterns = [...new Set(patternsOf(routes, '/').map(({ pattern }) => pattern))];
  const unknown = Object.keys(params).filter((pattern) => !patterns.includes(pattern));
  if (unknown.length > 0)
    throw new UserError(`no route has the path ${unknown.join(', ')}: choose one of ${patterns.join(', ')}`);
  const isFallback = (pattern: string) => params[pattern] === 'fallback';
  const pages = await Promise.all(
    patterns.map(async (pattern) => {
      if (pattern === '/*') return [];
      if (!hasParams(pattern)) return [{ path: pattern, fallback: isFallback(pattern) }];
      return (await pathsOf(pattern, params[pattern])).map((path) => ({ path }));
    }),
  );
  return [...pages.flat(), { path: '*', fallback: patterns.filter(hasParams).some(isFallback) }];
}

function hasParams(pattern: string): boolean {
  return /[:*?]/.test(pattern);
}

/** The paths that the routes match by themselves, such as `/blog/:slug`: of every route with a path or an index. */
function patternsOf(
  routes: readonly RouteObject[],
  parent: string,
): { readonly pattern: string; readonly id: string }[] {
  return routes.flatMap(({ id = '', path, index, children = [] }) => {
    const pattern = `${parent}/${path ?? ''}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
    const absolute = path?.startsWith('/') ? path : pattern;
    return [...(path !== undefined || index ? [{ pattern: absolute, id }] : []), ...patternsOf(children, absolute)];
  });
}

async function pathsOf(pattern: string, values: Params | undefined): Promise<readonly string[]> {
  if (values === 'fallback') return [];
  if (typeof values !== 'function')
    throw new UserError(
      `the route ${pattern} has parameters: give their values, as { '${pattern}': () => ['one', 'two'] }, or 'fallback' if only the browser knows them`,
    );
  const [, name = '*'] = /:([\w-]+)/.exec(pattern) ?? [];
  const paths = await values();
  return paths.map((value) => generatePath(pattern, typeof value === 'string' ? { [name]: value } : value));
}
