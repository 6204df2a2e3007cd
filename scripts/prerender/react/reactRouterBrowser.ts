import {
  createBrowserRouter as createRouter,
  type LazyRouteFunction,
  matchRoutes,
  type RouteObject,
} from 'react-router';
import { readData } from './pageData.ts';
import { beforeHydration } from './reactBrowser.ts';

export { BrowserRouter } from 'react-router';

/**
 * React Router's own, with the data of the page. The page is hydrated once its lazy routes are loaded, so that the first
 * render is what it shows.
 */
export const createBrowserRouter: typeof createRouter = (routes, options) => {
  const data = readData('router-data');
  if (!data) return createRouter(routes, options);
  const matches = matchRoutes(routes, window.location, options?.basename) ?? [];
  for (const [index, { route }] of matches.entries())
    keepData(route, () => data.loaderData?.[router.state.matches[index]?.route.id ?? '']);
  const router = createRouter(routes, { hydrationData: data, ...options });
  beforeHydration.push(
    new Promise<void>((resolve) => {
      if (router.state.initialized) return resolve();
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    }),
  );
  return router;
};

/** React Router runs the loader of a lazy route once it is loaded. The first time, it returns the page's data. */
function keepData(route: RouteObject, dataOfPage: () => unknown): void {
  const { lazy } = route;
  if (!lazy) return;
  route.lazy = async () => {
    const { loader, ...loaded } = await load(lazy);
    if (typeof loader !== 'function') return loaded;
    let data = dataOfPage();
    const loadData: typeof loader = (...args) => {
      const first = data;
      data = undefined;
      return first === undefined ? loader(...args) : first;
    };
    return { ...loaded, loader: loadData };
  };
}

/** Loads a lazy route: a function of all its properties, or one for each. */
async function load(lazy: NonNullable<RouteObject['lazy']>): ReturnType<LazyRouteFunction<RouteObject>> {
  if (typeof lazy === 'function') return lazy();
  return Object.fromEntries(await Promise.all(Object.entries(lazy).map(async ([name, get]) => [name, await get?.()])));
}
