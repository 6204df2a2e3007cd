import { loadPage } from '../pages';
import { routes } from '../routes';

declare global {
  interface Navigator {
    /** Not in every browser: https://developer.mozilla.org/docs/Web/API/Navigator/connection */
    readonly connection?: { readonly saveData: boolean };
  }
}

/**
 * Fetches the other pages' code and words once the browser is idle, so that a click finds them at hand. A page
 * that cannot be had now is fetched when it is asked for; so is every page for a visitor who asks to save data.
 */
export function fetchPagesAhead(): void {
  if (navigator.connection?.saveData || window.matchMedia('(prefers-reduced-data: reduce)').matches) return;
  const fetchAll = () => {
    for (const { page } of routes) loadPage(page).catch(() => undefined);
  };
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, 1000);
}
