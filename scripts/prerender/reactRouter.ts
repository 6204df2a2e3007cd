import { createElement, isValidElement, type ReactNode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  isRouteErrorResponse,
  Navigate,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { App } from './app.ts';
import type { PageRoute } from './files.ts';
import { renderReact } from './react.ts';
import { hydrationDataId } from './reactRouterBrowser.ts';
import type { PageHead } from './template.ts';
import { UserError } from './UserError.ts';

type Values = readonly (string | Readonly<Record<string, string>>)[];

/**
 * The values of a path's parameters: a text for each page, or an object if the path has several parameters; or
 * `'fallback'`, if only the browser knows them, or can render the page of a path without parameters.
 */
export type Params = (() => Values | Promise<Values>) | 'fallback';

export interface ReactRouterOptions {
  /** Puts elements around the router, such as providers, as the app's browser entry does. */
  readonly wrap?: (router: ReactNode) => ReactNode;
  /** More of a page than its routes render, such as `{ htmlAttributes: 'lang="de"' }`. */
  readonly head?: (context: StaticHandlerContext) => PageHead;
}

/**
 * Prerenders an app from its route objects: every path without parameters, and those with the parameters that are given.
 * Loaders run in the build, and their data goes to the page and to its router in the browser.
 * @param params by path, such as `{ '/blog/:slug': () => posts.map(({ slug }) => slug) }`.
 * @returns what the app's entry for prerendering exports.
 */
export function fromReactRouter(
  routes: RouteObject[],
  params: Readonly<Record<string, Params>> = {},
  { wrap = (router) => router, head = () => ({}) }: ReactRouterOptions = {},
): App {
  return {
    paths: () => pagesOf(routes, params),
    async render(path, { base }) {
      const { query, dataRoutes } = createStaticHandler(routes, { basename: base });
      const url = new URL(base + path.slice(1), 'http://localhost');
      const context = await query(new Request(url));
      if (context instanceof Response) return context; // a redirect
      const element = context.matches.at(-1)?.route.element;
      if (isValidElement(element) && element.type === Navigate) return new Response(null, { status: 302 });
      const router = createStaticRouter(dataRoutes, context);
      const { loaderData, statusCode: status } = context;
      const [error] = Object.values(context.errors ?? {});
      if (error !== undefined && !isRouteErrorResponse(error)) throw error;
      const data = JSON.stringify({ loaderData, errors: context.errors && serializeErrors(context.errors) });
      const provider = createElement(StaticRouterProvider, { router, context, hydrate: false });
      const html = await renderReact(wrap(provider));
      const more = head(context); // which the elements may have filled
      return {
        ...more,
        html,
        head: `${more.head ?? ''}<script type="application/json" id="${hydrationDataId}">${data.replaceAll('<', '\\u003c')}</script>`,
        status,
      };
    },
  };
}

/** A page for each path of the routes, with each value of its parameters. */
async function pagesOf(
  routes: readonly RouteObject[],
  params: Readonly<Record<string, Params>>,
): Promise<readonly PageRoute[]> {
  const patterns = [...new Set(patternsOf(routes, '/'))];
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
function patternsOf(routes: readonly RouteObject[], parent: string): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const pattern = `${parent}/${path ?? ''}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
    const absolute = path?.startsWith('/') ? path : pattern;
    return [...(path !== undefined || index ? [absolute] : []), ...patternsOf(children, absolute)];
  });
}

async function pathsOf(pattern: string, values: Params | undefined): Promise<readonly string[]> {
  if (values === 'fallback') return [];
  if (typeof values !== 'function')
    throw new UserError(
      `the route ${pattern} has parameters: give their values, as { '${pattern}': () => ['one', 'two'] }, or 'fallback' if only the browser knows them`,
    );
  const [, name = '*'] = /:(\w+)/.exec(pattern) ?? [];
  const paths = await values();
  return paths.map((value) => generatePath(pattern, typeof value === 'string' ? { [name]: value } : value));
}

/** Errors in the form in which React Router's `StaticRouterProvider` passes them to the browser. */
function serializeErrors(errors: StaticHandlerContext['errors']) {
  const entries = Object.entries(errors ?? {});
  return Object.fromEntries(entries.map(([id, error]) => [id, { ...error, __type: 'RouteErrorResponse' }]));
}
