import { fetchPicture } from '../components/Picture/PictureSource';
import { type Route, routes } from '../routes';
import { loadPage } from './pages';
import { linkedRoute } from './useLinks';

declare global {
  interface Navigator {
    /** Not in every browser: https://developer.mozilla.org/docs/Web/API/Navigator/connection */
    readonly connection?: { readonly saveData: boolean };
  }
}

/**
 * Fetches the other pages before a click: their code and words, and the pictures above their folds. One page at a
 * time, whenever the browser is idle; at once the page of a link that the visitor points at, focuses or touches. Does
 * nothing for a visitor who asks to save data.
 */
export function prefetchPages(): void {
  if (navigator.connection?.saveData) return;
  prefetchWhenIdle(routes);
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, ({ target }) => prefetchLinked(target), { passive: true });
  }
}

function prefetchWhenIdle([route, ...others]: readonly Route[]): void {
  if (!route) return;
  const prefetchNext = () => prefetch(route).finally(() => prefetchWhenIdle(others));
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(prefetchNext);
  else setTimeout(prefetchNext, 1000);
}

function prefetchLinked(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest('a');
  const route = link && linkedRoute(link);
  if (route) prefetch(route);
}

/** A page that cannot be fetched now is fetched when the visitor asks for it. */
async function prefetch({ page }: Route): Promise<void> {
  try {
    const { firstPicture } = await loadPage(page);
    if (firstPicture) fetchPicture(firstPicture);
  } catch {}
}
