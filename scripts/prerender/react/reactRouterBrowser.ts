import { createElement, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import {
  type BrowserRouterProps,
  createBrowserRouter as createRouter,
  BrowserRouter as ReactBrowserRouter,
  useNavigate,
} from 'react-router';
import { builtLoaders } from './builtLoaders.ts';
import { type PageLocation, pageLocation } from './pageLocation.ts';
import { hydration } from './reactBrowser.ts';

/** React Router's own, at the path that the page was rendered for until it is hydrated. */
export function BrowserRouter({ children, ...props }: BrowserRouterProps): ReactElement {
  const [place] = useState(pageLocation);
  if (!place) return createElement(ReactBrowserRouter, props, children);
  const { basename } = props;
  return createElement(
    ReactBrowserRouter,
    { window: place.window, ...props },
    createElement(Arrival, { place, basename }, children),
  );
}

interface ArrivalProps {
  readonly place: PageLocation;
  readonly basename: string | undefined;
  readonly children?: ReactNode;
}

/** Goes on to the address once the page is hydrated. */
function Arrival({ place, basename, children }: ArrivalProps): ReactNode {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is hydrated once
  useEffect(() => {
    const next = place.next(basename);
    place.arrive();
    if (next !== undefined) navigate(next, { replace: true, state: window.history.state?.usr });
  }, []);
  return children;
}

/**
 * React Router's own, with the loader data of the build. The page is hydrated once its lazy routes are loaded, so that
 * the first render is what it shows.
 */
export const createBrowserRouter: typeof createRouter = (given, options) => {
  const place = pageLocation();
  const { routes, own, attach, refresh } = builtLoaders(given, options?.basename);
  const router = createRouter(routes, {
    ...(own && { hydrationData: own }),
    ...(place && { window: place.window }),
    ...options,
  });
  attach(router);
  const next = place?.next(options?.basename);
  place?.arrive();
  hydration.target = () => {
    const { location } = router.state.navigation;
    return location && router.createHref(location);
  };
  if (own) hydration.before.push(initialized(router, Boolean(own.errors)));
  hydration.after.push(async () => {
    const state: unknown = window.history.state?.usr;
    if (next === undefined) await refresh();
    else await router.navigate(next, { replace: true, preventScrollReset: true, state });
  });
  return router;
};

/**
 * Resolves once a router has loaded its lazy routes.
 * @param mayFail whether the page shows an error, as its loader threw one.
 * @throws the error of a route that cannot be loaded.
 */
function initialized(router: ReturnType<typeof createRouter>, mayFail: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const { initialized, errors } = router.state;
      if (!initialized) return;
      stop();
      const [error] = Object.values(errors ?? {});
      if (mayFail || error === undefined) resolve();
      else reject(error);
    };
    const stop = router.subscribe(check);
    check();
  });
}
