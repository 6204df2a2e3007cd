import { type Route, routes } from '../routes';

/**
 * The row of the route table for a path; its last row, the not-found page, for every path without one.
 * @param path below the base, as `/impact`.
 */
export function matchRoute(path: string): Route {
  const route = routes.find((row) => row.path === path) ?? routes.at(-1);
  if (!route) throw new Error('src/routes.ts has no row');
  return route;
}
