import { plainPath } from '../routes/routes.ts';
import { readPage } from './pageData.ts';

/** Where a page is until it is hydrated, and then. */
export interface PageLocation {
  /** The window for a router, at the path that the page was rendered for until `arrive` is called. */
  readonly window: Window;
  /** From now on, the window is at its address. */
  readonly arrive: () => void;
  /** The address below the base of a router, if another page is there, as with `404.html`; else undefined. */
  readonly next: (basename?: string) => string | undefined;
}

/**
 * A page may be served at other addresses than the one it was rendered for. It is hydrated as it was rendered. Then the
 * router goes on to the address if another page is there, as with `404.html`; else the address is corrected, such as
 * `/about.html`.
 * @returns undefined if the page was not rendered, as a fallback.
 */
export function pageLocation(): PageLocation | undefined {
  const path = readPage()?.path;
  if (path === undefined) return undefined;
  const { location, history } = window;
  const address = location.pathname;
  const isPage = plainPath(address) === plainPath(path);
  if (isPage && address !== path) history.replaceState(history.state, '', path + location.search + location.hash);
  let hasArrived = isPage;
  const atPage = proxyOf(location, (key) => (key === 'pathname' ? path : undefined));
  return {
    window: proxyOf(window, (key) => (key === 'location' && !hasArrived ? atPage : undefined)),
    arrive: () => {
      hasArrived = true;
    },
    next: (basename = '/') => {
      if (isPage) return undefined;
      const start = location.origin.length + basename.replace(/\/$/, '').length;
      return location.href.slice(start) || '/';
    },
  };
}

/** An object of the browser with some other values. */
function proxyOf<Own extends object>(own: Own, otherValue: (key: string | symbol) => unknown): Own {
  const get = (_: object, key: string | symbol) => {
    const value = otherValue(key) ?? Reflect.get(own, key);
    return typeof value === 'function' ? value.bind(own) : value; // its methods work on itself alone
  };
  return new Proxy(Object.create(null), { get }); // not of `own`, whose values a proxy could not change
}
