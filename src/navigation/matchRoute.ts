import { isIndexed, type Route, routes } from '../routes';

/**
 * The row of the route table for a path; its last row, the not-found page, for every path without one.
 * @param path below the base, as `/impact`.
 */
export function matchRoute(path: string): Route {
  const route = routes.find((row) => row.path === path) ?? routes.at(-1);
  if (!route) throw new Error('src/routes.ts has no row');
  return route;
}

/** The page that a link leads to; undefined for another site, and for a file of this one. */
export function linkedRoute({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): Route | undefined {
  const base = import.meta.env.BASE_URL;
  if (origin !== window.location.origin || !pathname.startsWith(base)) return undefined;
  const route = matchRoute(`/${pathname.slice(base.length)}`);
  return isIndexed(route) ? route : undefined;
}

/**
 * The path that a document was rendered at, with its base, whatever name a server shows it by (`/impact/`,
 * `/impact.html`): its canonical link says so. The not-found page has none: it is rendered for every path.
 */
export function renderedPath(document: Document): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).pathname : undefined;
}
