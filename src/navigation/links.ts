import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { absoluteUrl, belowBase, documentTitle, isIndexed, matchRoute, type Route } from '../routes';
import { savePageState, shownUrl } from './scrollAndFocus';

/**
 * Lets the router handle clicks on links to pages of the route table and to fragments of the current page. The
 * browser handles every other click: on a link to another site or to a file, on one that opens a window, downloads its
 * target or is marked `rel="external"`, and any with a modifier key. Links are plain `<a>` elements, to which `Anchor`
 * adds the base.
 */
export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      const url = link && opensHere(event, link) && resolveHref(link);
      if (!url || !(linkedRoute(url) || isOnShownPage(url))) return;
      event.preventDefault();
      savePageState();
      setTitleAndCanonical(url);
      // As in a browser, a link to the current page makes no second entry in the history.
      const replace = url.href === window.location.href;
      navigate(`${belowBase(url.pathname)}${url.search}${url.hash}`, { replace });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

/** Sets title and canonical link when the history entry changes, as on Back. Called before statistics scripts listen. */
export function trackTitleAndCanonical(): void {
  const onChange = () => setTitleAndCanonical(window.location);
  window.addEventListener('popstate', onChange);
  window.navigation?.addEventListener('currententrychange', onChange); // before `popstate`, where it exists
}

/** Returns the route of a URL; undefined for another site, and for a file or an unknown path of this one. */
export function linkedRoute({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): Route | undefined {
  const path = origin === window.location.origin ? belowBase(pathname) : undefined;
  const route = path === undefined ? undefined : matchRoute(path);
  return route && isIndexed(route) ? route : undefined;
}

/** Sets the title and the canonical link of a URL's page, for statistics scripts. React renders them a moment later. */
function setTitleAndCanonical({ pathname }: Pick<URL, 'pathname'>): void {
  const route = matchRoute(belowBase(pathname) ?? '');
  document.title = documentTitle(route);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = isIndexed(route) ? absoluteUrl(route.path) : window.location.href;
}

/** Returns the URL of a link. Not `link.href`: while a page loads, the browser resolves it against the new URL. */
function resolveHref(link: HTMLAnchorElement): URL | undefined {
  try {
    return new URL(link.getAttribute('href') ?? '', shownUrl());
  } catch {
    return undefined;
  }
}

function isOnShownPage({ href, hash }: URL): boolean {
  return hash !== '' && href.split('#')[0] === shownUrl().href.split('#')[0];
}

function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return (
    isPlain &&
    !event.defaultPrevented &&
    !link.target &&
    !link.hasAttribute('download') &&
    !link.relList.contains('external')
  );
}
