import { createElement, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import {
  type BrowserRouterProps,
  createBrowserRouter as createRouter,
  type LoaderFunction,
  matchRoutes,
  BrowserRouter as ReactBrowserRouter,
  useNavigate,
} from 'react-router';
import { decodeRouterData, type RouterData } from './loaderData.ts';
import { mapLoaders } from './mapLoaders.ts';
import { findData, readData, readPage } from './pageData.ts';
import { type PageLocation, pageLocation } from './pageLocation.ts';
import { hydration, loadDocument } from './reactBrowser.ts';

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

type Router = ReturnType<typeof createRouter>;

/**
 * React Router's own, with the loader data of the build. The page is hydrated once its lazy routes are loaded, so that
 * the first render is what it shows. On navigation, the data is read from the document of the page that is gone to. A
 * loader runs in the browser where the build could not know its result: on a page that was not rendered; with a query,
 * if it reads the request; after an action, and when the app revalidates; and if its `hydrate` is true.
 */
export const createBrowserRouter: typeof createRouter = (given, options) => {
  let router: Router | undefined;
  const place = pageLocation();
  const json = readData('router-data');
  const own = json === undefined ? undefined : decodeRouterData(json);
  const ownPath = readPage()?.path;
  const fetched = new WeakMap<Request, Promise<RouterData | undefined>>(); // the loaders of a navigation share a request
  const live = new Set<string>(); // the routes whose loaders run in the browser too
  let isHydrating = true;

  const dataFor = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (!router?.state.initialized || pathname === ownPath) return own;
    const leaf = matchRoutes(routes, pathname, options?.basename)?.at(-1)?.route.id ?? '';
    if (own?.fallbacks.includes(leaf)) return undefined;
    const data = fetched.get(request) ?? fetchData(request);
    fetched.set(request, data);
    return data;
  };
  const readsQuery = (id: string, url: string, data = own) =>
    data?.readRequest.includes(id) && new URL(url).search !== '';

  const routes = mapLoaders(given, (loader, id) => {
    if (loader.hydrate) live.add(id);
    const load: LoaderFunction = async (args, context) => {
      const isFirst = !router?.state.initialized;
      const isStale = !isHydrating && router !== undefined && isChanging(router);
      const data = await dataFor(args.request);
      if (!data || !(id in data.loaderData)) return loader(args, context);
      const value: unknown = data.loaderData[id];
      if (isFirst || !(isStale || live.has(id) || readsQuery(id, args.request.url, data))) return value;
      try {
        return (await loader(args, context)) ?? value;
      } catch (error) {
        if (!(error instanceof Error)) throw error; // a response
        console.warn(`the loader of the route ${id} failed, so its data is that of the build: ${error}`);
        return value;
      }
    };
    return load;
  });

  router = createRouter(routes, {
    ...(own && { hydrationData: own }),
    ...(place && { window: place.window }),
    ...options,
  });
  const created = router;
  const next = place?.next(options?.basename);
  place?.arrive();
  hydration.target = () => {
    const { location } = created.state.navigation;
    return location && created.createHref(location);
  };
  if (own) hydration.before.push(initialized(created, own.errors));
  hydration.after.push(async () => {
    const runs = created.state.matches.some(
      ({ route: { id } }) => live.has(id) || readsQuery(id, window.location.href),
    );
    const state: unknown = window.history.state?.usr;
    if (next !== undefined) await created.navigate(next, { replace: true, preventScrollReset: true, state });
    else if (own && runs) await created.revalidate();
    isHydrating = false;
  });
  return created;
};

/** Whether an action has changed what loaders return, or the app asks for it again. */
function isChanging({ state: { navigation, fetchers, revalidation } }: Router): boolean {
  const isAction = ({ formMethod = 'GET' }: { readonly formMethod?: string | undefined }) => formMethod !== 'GET';
  return revalidation === 'loading' || [navigation, ...fetchers.values()].some(isAction);
}

/** Resolves once a router has loaded its lazy routes; rejects if one of them cannot be loaded. */
function initialized(router: Router, known: RouterData['errors']): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const { initialized, errors } = router.state;
      if (!initialized) return;
      stop();
      const [error] = Object.values(errors ?? {});
      if (known || error === undefined) resolve();
      else reject(error);
    };
    const stop = router.subscribe(check);
    check();
  });
}

/**
 * Reads the loader data of a page from its document. If the site was deployed since, the browser loads that document.
 * @returns undefined if there is no such page.
 */
async function fetchData({ url, signal }: Request): Promise<RouterData | undefined> {
  const { pathname } = new URL(url);
  const response = await fetch(pathname, { headers: { accept: 'text/html' }, signal }).catch(() => undefined);
  if (!response?.ok) return undefined; // then the loader says why, if it needs the network too
  const html = await response.text();
  const json = findData('router-data', html);
  if (json === undefined) return undefined;
  const [, modules] = /\sdata-modules="([^"\s]*)/.exec(html) ?? [];
  const own = document.querySelector<HTMLElement>('[data-modules]')?.dataset.modules?.split(' ')[0];
  if (modules === own) return decodeRouterData(json);
  loadDocument(url);
  return new Promise(() => undefined);
}
