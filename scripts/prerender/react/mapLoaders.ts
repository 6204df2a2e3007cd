import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router';

/**
 * The same routes with other loaders, those of lazy routes too. Each route has the id that React Router would give it,
 * the same in the build and in the browser.
 * @param map from a loader and the id of its route.
 */
export function mapLoaders(
  routes: readonly RouteObject[],
  map: (loader: LoaderFunction, id: string) => LoaderFunction,
  parent = '',
): RouteObject[] {
  return routes.map((route, index) => {
    const place = `${parent}${index}`;
    const { id = place, loader, lazy, children } = route;
    const mapped = {
      ...route,
      id,
      ...(typeof loader === 'function' && { loader: map(loader, id) }),
      ...(lazy && { lazy: mapLazy(lazy, (own) => map(own, id)) }),
    };
    return route.index ? mapped : { ...mapped, ...(children && { children: mapLoaders(children, map, `${place}-`) }) };
  }) as RouteObject[];
}

/** A lazy route is a function of all its properties, or one for each. */
function mapLazy(lazy: NonNullable<RouteObject['lazy']>, map: (loader: LoaderFunction) => LoaderFunction) {
  const mapOwn = (loader: unknown) => (typeof loader === 'function' ? map(loader as LoaderFunction) : loader);
  if (typeof lazy !== 'function')
    return { ...lazy, ...(lazy.loader && { loader: async () => mapOwn(await lazy.loader?.()) }) };
  const load: LazyRouteFunction<RouteObject> = async () => {
    const route = await lazy();
    return { ...route, ...(typeof route.loader === 'function' && { loader: map(route.loader) }) };
  };
  return load;
}
