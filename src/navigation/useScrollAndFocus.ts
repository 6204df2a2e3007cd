import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Does for a client navigation what a browser does for a page load: a hash is scrolled to, a new page starts at
 * its top, Back and Forward return to where the visitor was; and the focus moves to what has arrived, so that a
 * screen reader announces it.
 */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const arrived = useRef(location.key);
  const scrollPositions = useRef(new Map<string, number>());

  useEffect(() => {
    // For this entry of the history and for those to come: the browser would scroll the page that is being left.
    history.scrollRestoration = 'manual';
    const remember = () => scrollPositions.current.set(arrived.current, window.scrollY);
    const restoreByBrowser = () => {
      history.scrollRestoration = 'auto';
    };
    remember(); // the visitor may have scrolled before the scripts came
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', restoreByBrowser);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', restoreByBrowser);
    };
  }, []);

  useLayoutEffect(() => {
    if (arrived.current === location.key) return;
    arrived.current = location.key;
    closeMenu();
    const position = navigation === 'POP' ? scrollPositions.current.get(location.key) : undefined;
    const target = document.getElementById(decodeHash(location.hash));
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    else if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    (target ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [location, navigation]);
}

/** Where popovers are unknown, as in Safari 16, so is the selector, and no menu is open. */
function closeMenu(): void {
  if ('popover' in HTMLElement.prototype) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1); // an invalid percent sequence names no element
  }
}
