import { generatePath, type RouteObject } from 'react-router';
import { UserError } from '../errors/UserError.ts';
import type { PageRoute } from '../routes/routes.ts';

type Values = readonly (string | Readonly<Record<string, string>>)[];

/**
 * The values of a path's parameters: a text for each page, or an object if the path has several parameters; or
 * `'fallback'`, if only the browser knows them, or can render the page of a path without parameters.
 */
export type Params = (() => Values | Promise<Values>) | 'fallback';

/** By path, such as `{ '/blog/:slug': () => posts.map(({ slug }) => slug) }`. */
export type ParamsByPath = Readonly<Record<string, Params>>;

/**
 * A page for each path of the routes, with each value of its parameters.
 * @throws UserError if a path lacks the values of its parameters, or values are given for a path that is none.
 */
export async function pagesOf(routes: readonly RouteObject[], params: ParamsByPath): Promise<readonly PageRoute[]> {
  const patterns = [...new Set(patternsOf(routes).map(({ pattern }) => pattern))];
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

/** The ids of the routes whose pages only the browser can render. */
export function fallbackIds(routes: readonly RouteObject[], params: ParamsByPath): readonly string[] {
  return patternsOf(routes).flatMap(({ pattern, id }) => (params[pattern] === 'fallback' ? [id] : []));
}

function hasParams(pattern: string): boolean {
  return /[:*?]/.test(pattern);
}

/** The paths that the routes match by themselves, such as `/blog/:slug`: of every route with a path or an index. */
function patternsOf(
  routes: readonly RouteObject[],
  parent = '/',
): readonly { readonly pattern: string; readonly id: string }[] {
  return routes.flatMap(({ id = '', path, index, children = [] }) => {
    const pattern = path?.startsWith('/')
      ? path
      : `${parent}/${path ?? ''}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
    return [...(path !== undefined || index ? [{ pattern, id }] : []), ...patternsOf(children, pattern)];
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
