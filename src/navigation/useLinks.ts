import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isIndexed, matchRoute, type Route } from '../routes';
import { rememberPlace, shownUrl } from './scrollAndFocus';

/**
 * Takes a click on a link to a page of the route table, or to a place on the current page, to the router. Every other
 * click is the browser's: a link to another site or to a file, one that opens a window, saves what it leads to or is
 * marked `rel="external"`, and any with a modifier key.
 */
export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      const url = link && opensHere(event, link) && resolveHref(link);
      if (!url || !(linkedRoute(url) || isOnShownPage(url))) return;
      event.preventDefault();
      rememberPlace();
      // As in a browser, a link to the current page makes no second entry in the history.
      const replace = url.href === window.location.href;
      navigate(`/${url.pathname.slice(import.meta.env.BASE_URL.length)}${url.search}${url.hash}`, { replace });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

/** The page that a link leads to; undefined for another site, and for a file of this one. */
export function linkedRoute({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): Route | undefined {
  const base = import.meta.env.BASE_URL;
  if (origin !== window.location.origin || !pathname.startsWith(base)) return undefined;
  const route = matchRoute(`/${pathname.slice(base.length)}`);
  return isIndexed(route) ? route : undefined;
}

/** The URL of a link. Not `link.href`: while a page loads, the address bar and so the browser are already there. */
function resolveHref(link: HTMLAnchorElement): URL | undefined {
  try {
    return new URL(link.getAttribute('href') ?? '', shownUrl());
  } catch {
    return undefined;
  }
}

function isOnShownPage({ origin, pathname, search, hash }: URL): boolean {
  const shown = shownUrl();
  return hash !== '' && origin === shown.origin && pathname === shown.pathname && search === shown.search;
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
