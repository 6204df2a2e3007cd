import { useLayoutEffect } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';

const storageKey = 'scroll positions';

/** How far down each entry of the history was scrolled, by its key; for the session, so that a reload keeps it. */
const positions = new Map<string, number>(readPositions());

/** The entry whose page is shown; the address bar may be ahead of it, while a page is loading. */
let shown = { key: '', pathname: '', search: '' };

/**
 * Remembers from now on where the visitor is on each entry of the history. Must be called before the router reads the
 * history: it gives a key to entries that the browser made itself, as for a hash typed by hand.
 */
export function rememberPositions(): void {
  shown = { key: keyOfEntry(), pathname: window.location.pathname, search: window.location.search };
  window.addEventListener('popstate', keyOfEntry);

  const mustRestore = history.scrollRestoration === 'manual'; // the visitor left this entry for another of this document
  const position = positions.get(shown.key);
  if (mustRestore && position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
  rememberPosition();
  window.addEventListener('scroll', rememberPosition, { passive: true });

  // While this document is open, the browser must not scroll: it would scroll the page that is being left.
  history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  window.addEventListener('pagehide', () => {
    if (keyOfEntry() === shown.key) history.scrollRestoration = 'auto';
    storePositions();
  });
  // A phone may discard a tab in the background without further events.
  document.addEventListener('visibilitychange', storePositions);
}

/**
 * Does for a client navigation what a browser does for a page load: scrolls to the hash, to the top of a new page, or
 * back to where the visitor was; and moves the focus to what has arrived, so that a screen reader announces it.
 */
export function useScrollAndFocus({ key, hash }: Location): void {
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    if (shown.key === key) return;
    const { pathname, search } = window.location;
    const isNewPage = shown.pathname !== pathname;
    const position = navigation === 'POP' ? positions.get(key) : undefined;
    shown = { key, pathname, search };
    if (isNewPage) document.documentElement.toggleAttribute('data-navigated', true);
    const arrive = () => {
      closeMenu();
      // The browser made this entry on this page itself, and has scrolled to its hash.
      const isPlaced = navigation === 'POP' && !isNewPage && position === undefined;
      if (!isPlaced) goTo(hash, position);
      rememberPosition();
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

function goTo(hash: string, position: number | undefined): void {
  const target = hashTarget(hash);
  if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
  else if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
  (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** Remembers how far the page is scrolled: before it is left, too, since a scroll is reported a frame late. */
export function rememberPosition(): void {
  positions.set(shown.key, window.scrollY);
}

/** The URL of the page that is shown, without a hash. */
export function shownUrl(): URL {
  return new URL(shown.pathname + shown.search, window.location.origin);
}

/** The key of the current entry, which the router has set; otherwise a new one. */
function keyOfEntry(): string {
  if (typeof history.state?.key === 'string') return history.state.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key }, '');
  return key;
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {} // the visitor may have forbidden storage; positions then last as long as the document
}

function readPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return []; // so it is on the server, too
  }
}

/** Closes the menu, if it is open. Safari 16 has neither popovers nor this selector. */
function closeMenu(): void {
  if ('popover' in HTMLElement.prototype) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}

/** The element that a URL's hash names, if it is on the page. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // an invalid percent sequence names no element
  }
}
