import { fetchPicture } from '../components/Picture/fetchPicture';
import { loadPage } from '../pages';
import { type Route, routes } from '../routes';
import { matchRoute } from './matchRoute';
import { savesData } from './savesData';

/**
 * Fetches the other pages ahead of a click: their code and words, and the pictures above their folds. One page at a
 * time, whenever the browser is idle; at once the page of a link that the visitor points at, focuses or touches. A
 * visitor who asks to save data is spared all of it.
 */
export function fetchPagesAhead(): void {
  if (savesData()) return;
  fetchWhenIdle(routes);
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, ({ target }) => fetchLinkedPage(target), { passive: true });
  }
}

function fetchWhenIdle([route, ...others]: readonly Route[]): void {
  if (!route) return;
  const fetchOne = () => fetchPage(route.page).finally(() => fetchWhenIdle(others));
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchOne);
  else setTimeout(fetchOne, 1000);
}

function fetchLinkedPage(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest('a');
  const base = import.meta.env.BASE_URL;
  if (!link || link.origin !== window.location.origin || !link.pathname.startsWith(base)) return;
  fetchPage(matchRoute(`/${link.pathname.slice(base.length)}`).page);
}

/** A page that cannot be had now is fetched when it is asked for. */
async function fetchPage(page: string): Promise<void> {
  try {
    const { firstPicture } = await loadPage(page);
    if (firstPicture) fetchPicture(firstPicture);
  } catch {}
}
