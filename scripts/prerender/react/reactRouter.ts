import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import {
  type BrowserRouterProps,
  type createBrowserRouter as createRouter,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  Navigate,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouter,
} from 'react-router';
import type { Fragment } from '../document/template.ts';
import { UserError } from '../errors/UserError.ts';
import type { App, Site } from '../render/app.ts';
import { encodeRouterData } from './encodeRouterData.ts';
import { mapLoaders } from './mapLoaders.ts';
import { writeData } from './pageData.ts';
import { type CurrentPage, currentPage, inPage, renderApp } from './react.ts';
import { fallbackIds, type ParamsByPath, pagesOf } from './routePaths.ts';

export type { Params } from './routePaths.ts';

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
interface RouterOptions {
  readonly routes: RouteObject[];
  readonly basename: string | undefined;
  readonly handler: ReturnType<typeof createStaticHandler>;
}

let known: RouterOptions | undefined;

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
  known = { routes, basename, handler: createStaticHandler(routes, { basename: basename ?? '/' }) };
  return new Proxy(Object(known), { get: (_, name) => Reflect.get(currentPage().router ?? {}, name) });
};

/**
 * What the app's entry for prerendering exports, if the app passes route objects to `createBrowserRouter`: every path
 * without parameters, and those with the parameters that are given. Loaders run in the build, and their data goes to the
 * page and to its router in the browser.
 * @param params by path, such as `{ '/blog/:slug': () => posts.map(({ slug }) => slug) }`.
 */
export function fromReactRouter(params: ParamsByPath = {}) {
  return {
    paths: () => pagesOf(routerOptions().routes, params),
    /** As `render` of `prerender-engine/react`, with the data of the page's loaders. */
    async render(
      path: string,
      { base }: Site,
      wrap?: (app: ReactNode) => ReactNode,
    ): Promise<Fragment & { readonly status: number }> {
      const { routes, basename, handler } = routerOptions();
      checkBasename(basename, base);
      const location = base + path.slice(1);
      const readRequest = new Set<string>();
      const page: CurrentPage = { base, location, readRequest };
      const request = new Request(new URL(location, 'http://localhost'));
      const context = await inPage(page, () => handler.query(request));
      if (context instanceof Response) return { html: '', status: context.status }; // a redirect
      if (showsNavigate(context)) return { html: '', status: 302 };
      checkErrors(context, path);
      page.router = createStaticRouter(handler.dataRoutes, context);
      const rendered = await renderApp(page, wrap);
      const { loaderData, statusCode: status } = context;
      const errors =
        context.errors && Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, { ...error }]));
      const data = { loaderData, errors, readRequest: [...readRequest], fallbacks: fallbackIds(routes, params) };
      return { ...rendered, head: writeData('router-data', await encodeRouterData(data)), status };
    },
  } satisfies App;
}

function routerOptions(): RouterOptions {
  if (!known)
    throw new UserError(
      "the app has no router with route objects: import createBrowserRouter from 'prerender-engine/react-router', not from 'react-router'",
    );
  return known;
}

/** Whether a page only leads to another one. */
function showsNavigate({ matches }: StaticHandlerContext): boolean {
  const element = matches.at(-1)?.route.element;
  return isValidElement(element) && element.type === Navigate;
}

/** @throws the error of a loader; UserError if the app has no page of its own for unknown paths. */
function checkErrors({ errors, matches }: StaticHandlerContext, path: string): void {
  const [error] = Object.values(errors ?? {});
  if (error !== undefined && !isRouteErrorResponse(error)) throw error;
  if (error && path === '/404' && !matches.some(({ route }) => route.errorElement || route.ErrorBoundary))
    throw new UserError(
      "unknown paths show React Router's page for developers: add a route { path: '*', element: <p>Not found</p> }, or an errorElement",
    );
}
