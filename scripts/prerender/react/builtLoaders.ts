import { type createBrowserRouter, type LoaderFunction, matchRoutes, type RouteObject } from 'react-router';
import { decodeRouterData, type RouterData } from './loaderData.ts';
import { mapLoaders } from './mapLoaders.ts';
import { findData, readData, readPage } from './pageData.ts';
import { loadDocument } from './reactBrowser.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Makes the loaders of an app return the data of the build. On navigation, it is read from the document of the page that
 * is gone to. The app's own loader runs where the build could not know its result: on a page that was not rendered; with
 * a query, if it reads the request; after an action, and when the app revalidates; and if its `hydrate` is true.
 * @returns the routes with these loaders, and the data of the page in hand, which is undefined if it was not rendered.
 */
export function builtLoaders(given: readonly RouteObject[], basename: string | undefined) {
  const json = readData('router-data');
  const own = json === undefined ? undefined : decodeRouterData(json);
  const ownPath = readPage()?.path;
  const fetched = new WeakMap<Request, Promise<RouterData | undefined>>(); // the loaders of a navigation share a request
  const live = new Set<string>(); // the routes whose loaders run in the browser too
  let router: Router | undefined;
  let isRefreshing = false;

  const dataFor = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (!router?.state.initialized || pathname === ownPath) return own;
    const leaf = matchRoutes(routes, pathname, basename)?.at(-1)?.route.id ?? '';
    if (own?.fallbacks.includes(leaf)) return undefined;
    const data = fetched.get(request) ?? fetchData(request);
    fetched.set(request, data);
    return data;
  };
  const isUncertain = (id: string, url: string, { readRequest }: RouterData) =>
    live.has(id) || (readRequest.includes(id) && new URL(url).search !== '');

  const routes = mapLoaders(given, (loader, id) => {
    if (loader.hydrate) live.add(id);
    const load: LoaderFunction = async (args, context) => {
      const isFirst = !router?.state.initialized;
      const isStale = !isRefreshing && router !== undefined && isChanging(router);
      const data = await dataFor(args.request);
      if (!data || !(id in data.loaderData)) return loader(args, context);
      const value: unknown = data.loaderData[id];
      if (isFirst || !(isStale || isUncertain(id, args.request.url, data))) return value;
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

  return {
    routes,
    own,
    /** Takes the router that calls the loaders. */
    attach: (created: Router) => {
      router = created;
    },
    /** Runs the app's loaders of the page in hand whose results the build could not know. */
    async refresh(): Promise<void> {
      const { href } = window.location;
      if (!own || !router?.state.matches.some(({ route }) => isUncertain(route.id, href, own))) return;
      isRefreshing = true;
      await router.revalidate();
      isRefreshing = false;
    },
  };
}

/** Whether an action has changed what loaders return, or the app asks for it again. */
function isChanging({ state: { navigation, fetchers, revalidation } }: Router): boolean {
  const isAction = ({ formMethod = 'GET' }: { readonly formMethod?: string | undefined }) => formMethod !== 'GET';
  return revalidation === 'loading' || [navigation, ...fetchers.values()].some(isAction);
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
