import { useLayoutEffect } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';
import { decodePath } from '../language';

const storageKey = 'page-states';

/** How far a page is scrolled, and which of its `<details>` are open, by their order. */
interface PageState {
  readonly top: number;
  readonly open: readonly number[];
}

/** The state of the page at each entry of the history, by the entry's key; for the session, so that a reload keeps it. */
const pageStates = readPageStates();

/** The entry whose page is shown; the address bar may be ahead of it, while a page is loading. */
let shown = { key: '', url: new URL('about:blank') };

/**
 * Saves from now on the state of the page at each entry of the history. Must be called before the router reads the
 * history: it adds a key to entries that the browser made itself, as for a hash typed by hand.
 */
export function trackPageState(): void {
  shown = { key: ensureEntryKey(), url: new URL(window.location.href) };
  window.addEventListener('popstate', ensureEntryKey);

  const mustRestore = history.scrollRestoration === 'manual'; // the visitor left this entry for another of this document
  const saved = pageStates.get(shown.key);
  // The browser scrolls, but leaves each `<details>` closed.
  if (saved && (mustRestore || saved.open.length > 0)) restore(saved);
  savePageState();
  window.addEventListener('scroll', savePageState, { passive: true });
  window.addEventListener('toggle', savePageState, { capture: true });

  // While this document is open, the browser must not scroll: it would scroll the page that is being left.
  history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  window.addEventListener('pagehide', () => {
    if (ensureEntryKey() === shown.key) history.scrollRestoration = 'auto';
    storePageStates();
  });
  // A phone may discard a tab in the background without further events.
  document.addEventListener('visibilitychange', storePageStates);
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
    const saved = navigation === 'POP' ? pageStates.get(key) : undefined;
    shown = { key, url };
    // A rule of `global.css.ts` waits for this attribute: the next page fades in, but the first appears at once.
    if (isNewPage) document.documentElement.toggleAttribute('data-navigated', true);
    const arrive = () => {
      document.getElementById('menu')?.hidePopover?.(); // Safari 16 has no popovers
      // The browser made this entry on this page itself, and has scrolled to its hash.
      const isInPosition = navigation === 'POP' && !isNewPage && !saved;
      if (!isInPosition) goTo(hash, saved, isNewPage ? 'instant' : 'auto');
      savePageState();
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

/** Returns the URL of the page that is shown. The address bar is ahead of it while the next page loads. */
export function shownUrl(): URL {
  return shown.url;
}

/** Returns the element that a URL's hash names, if it is on the page. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodePath(hash.slice(1)));
}

/** @param behavior of the scroll to the hash: on a new page, `instant`, as when a document is loaded. */
function goTo(hash: string, saved: PageState | undefined, behavior: ScrollBehavior): void {
  const target = hashTarget(hash);
  if (saved) restore(saved);
  else if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** Saves the state of the shown page: before it is left, too, since a scroll is reported a frame late. */
export function savePageState(): void {
  const open = [...document.querySelectorAll('details')].flatMap((fold, index) => (fold.open ? [index] : []));
  pageStates.set(shown.key, { top: window.scrollY, open });
}

function restore({ top, open }: PageState): void {
  for (const [index, fold] of document.querySelectorAll('details').entries()) fold.open = open.includes(index);
  window.scrollTo({ top, behavior: 'instant' });
}

/** Returns the key of the current entry. Sets one if the router has not. */
function ensureEntryKey(): string {
  if (typeof history.state?.key === 'string') return history.state.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key }, '');
  return key;
}

function storePageStates(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...pageStates]));
  } catch {} // the visitor may have forbidden storage; the states then last as long as the document
}

function readPageStates(): Map<string, PageState> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return new Map(); // no storage, as on the server; or the text of another site on this origin
  }
}
