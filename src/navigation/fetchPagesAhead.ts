import { loadPage } from '../pages';
import { routes } from '../routes';

/**
 * Fetches the other pages' code and words once the browser is idle, so that a click finds them at hand. A page
 * that cannot be had now is fetched when it is asked for.
 */
export function fetchPagesAhead(): void {
  const fetchAll = () => {
    for (const { page } of routes) loadPage(page).catch(() => undefined);
  };
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, 1000);
}
