import { createBrowserRouter, type DOMRouterOpts, matchRoutes, type RouteObject } from 'react-router';

/** The id of the element with the data that a page's loaders returned. */
export const hydrationDataId = 'router-data';

declare global {
  interface Window {
    /** Where React Router looks for a page's data, as its own `StaticRouterProvider` leaves it. */
    __staticRouterHydrationData?: unknown;
  }
}

/**
 * `createBrowserRouter` for a prerendered page: with the data of its loaders, and once its lazy routes are loaded, so
 * that the first render is what the page shows.
 * @param options of `createBrowserRouter`, such as `{ basename: import.meta.env.BASE_URL }`.
 */
export async function createHydratedRouter(
  routes: RouteObject[],
  options: DOMRouterOpts = {},
): Promise<ReturnType<typeof createBrowserRouter>> {
  const data = document.getElementById(hydrationDataId)?.textContent;
  if (data) {
    window.__staticRouterHydrationData = JSON.parse(data);
    const matches = matchRoutes(routes, window.location, options.basename) ?? [];
    await Promise.all(matches.map(({ route }) => load(route)));
  }
  return createBrowserRouter(routes, options);
}

/** Loads a lazy route: a function of all its properties, or one for each. */
async function load(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (!lazy) return;
  const loaded =
    typeof lazy === 'function'
      ? await lazy()
      : Object.fromEntries(await Promise.all(Object.entries(lazy).map(async ([name, get]) => [name, await get?.()])));
  Object.assign(route, loaded, { lazy: undefined });
}
