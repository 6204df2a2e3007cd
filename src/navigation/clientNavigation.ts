// What a browser does when it loads a page, for client navigation: it follows links, sets the title, scrolls, moves the
// focus, and on Back returns to where the visitor was.

import { useEffect, useLayoutEffect } from 'react';
import { type Location, useNavigate, useNavigationType } from 'react-router-dom';
import { decoded } from '../language';
import { layoutIds } from '../layoutIds';
import { belowBase, documentTitle, isIndexed, matchRoute, type Route } from '../routes';

const storageKey = 'places';

/** Where a visitor is on a page: how far it is scrolled, and which of its folds are open, by their order. */
interface Place {
  readonly top: number;
  readonly open: readonly number[];
}

/** The visitor's place on each entry of the history, by its key; for the session, so that a reload keeps it. */
const places = new Map<string, Place>(readPlaces());

/** The entry whose page is shown; the address bar may be ahead of it, while a page is loading. */
let shown = { key: '', url: new URL('about:blank') };

/**
 * Remembers from now on where the visitor is on each entry of the history. Must be called before the router reads the
 * history: it adds a key to entries that the browser made itself, as for a hash typed by hand.
 */
export function rememberPlaces(): void {
  shown = { key: keyOfEntry(), url: new URL(window.location.href) };
  window.addEventListener('popstate', () => {
    keyOfEntry();
    showTitleOf(window.location);
  });
  // Browsers that have this event report it before `popstate`, for which statistics scripts listen.
  window.navigation?.addEventListener('currententrychange', () => showTitleOf(window.location));

  const mustRestore = history.scrollRestoration === 'manual'; // the visitor left this entry for another of this document
  const place = places.get(shown.key);
  // The browser scrolls, but leaves the folds closed.
  if (place && (mustRestore || place.open.length > 0)) restore(place);
  rememberPlace();
  window.addEventListener('scroll', rememberPlace, { passive: true });
  window.addEventListener('toggle', rememberPlace, { capture: true });

  // While this document is open, the browser must not scroll: it would scroll the page that is being left.
  history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  window.addEventListener('pagehide', () => {
    if (keyOfEntry() === shown.key) history.scrollRestoration = 'auto';
    storePlaces();
  });
  // A phone may discard a tab in the background without further events.
  document.addEventListener('visibilitychange', storePlaces);
}

/**
 * Passes a click on a link to a page of the route table, or to a fragment of the current page, to the router. The
 * browser handles every other click: on a link to another site or to a file, on one that opens a window, downloads its target
 * or is marked `rel="external"`, and any with a modifier key.
 */
export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      const url = link && opensHere(event, link) && resolveHref(link);
      if (!url || !(linkedRoute(url) || isOnShownPage(url))) return;
      event.preventDefault();
      rememberPlace(); // a scroll is reported a frame late
      showTitleOf(url);
      // As in a browser, a link to the current page makes no second entry in the history.
      const replace = url.href === window.location.href;
      navigate(`${belowBase(url.pathname)}${url.search}${url.hash}`, { replace });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

/** Returns the route of a URL; undefined for another site, and for a file or an unknown path of this one. */
export function linkedRoute({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): Route | undefined {
  const path = origin === window.location.origin ? belowBase(pathname) : undefined;
  const route = path === undefined ? undefined : matchRoute(path);
  return route && isIndexed(route) ? route : undefined;
}

/**
 * Scrolls after a client navigation: to the hash, to the top of a new page, or back to where the visitor was. Moves the
 * focus to what has arrived, so that a screen reader announces it.
 */
export function useScrollAndFocus({ key, hash }: Location): void {
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    if (shown.key === key) return;
    const url = new URL(window.location.href);
    const isNewPage = shown.url.pathname !== url.pathname;
    const place = navigation === 'POP' ? places.get(key) : undefined;
    shown = { key, url };
    if (isNewPage) document.documentElement.toggleAttribute('data-navigated', true);
    const arrive = () => {
      document.getElementById(layoutIds.menu)?.hidePopover?.(); // Safari 16 has no popovers
      // The browser made this entry on this page itself, and has scrolled to its hash.
      const isPlaced = navigation === 'POP' && !isNewPage && !place;
      if (!isPlaced) goTo(hash, place);
      rememberPlace();
    };
    // On the same page, at once: the visitor may press Tab next.
    if (!isNewPage) {
      arrive();
      return undefined;
    }
    // Scrolling forces layout, so it waits for the next frame instead of lengthening React's task.
    const frame = requestAnimationFrame(arrive);
    return () => cancelAnimationFrame(frame);
  }, [key, hash, navigation]);
}

/** Returns the element that a URL's hash names, if it is on the page. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)));
}

/** Sets the title that belongs to the URL, so that statistics scripts read both. React renders it a moment later. */
function showTitleOf({ pathname }: Pick<URL, 'pathname'>): void {
  document.title = documentTitle(matchRoute(belowBase(pathname) ?? ''));
}

function goTo(hash: string, place: Place | undefined): void {
  const target = hashTarget(hash);
  if (place) restore(place);
  else if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
  (target ?? document.getElementById(layoutIds.main))?.focus({ preventScroll: true });
}

function rememberPlace(): void {
  const open = [...document.querySelectorAll('details')].flatMap((fold, index) => (fold.open ? [index] : []));
  places.set(shown.key, { top: window.scrollY, open });
}

function restore({ top, open }: Place): void {
  for (const [index, fold] of document.querySelectorAll('details').entries()) fold.open = open.includes(index);
  window.scrollTo({ top, behavior: 'instant' });
}

/** Returns the key of the current entry, which the router has set; otherwise a new one. */
function keyOfEntry(): string {
  if (typeof history.state?.key === 'string') return history.state.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key }, '');
  return key;
}

function storePlaces(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places]));
  } catch {} // the visitor may have forbidden storage; places then last as long as the document
}

function readPlaces(): [string, Place][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return []; // no storage: forbidden, or on the server
  }
}

/** Returns the URL of a link. Not `link.href`: while a page loads, the browser resolves it against the new URL. */
function resolveHref(link: HTMLAnchorElement): URL | undefined {
  try {
    return new URL(link.getAttribute('href') ?? '', shown.url);
  } catch {
    return undefined;
  }
}

function isOnShownPage({ href, hash }: URL): boolean {
  return hash !== '' && href.split('#')[0] === shown.url.href.split('#')[0];
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
