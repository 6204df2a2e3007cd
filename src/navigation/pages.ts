import type { ComponentType } from 'react';
import type { ItemList, Person } from 'schema-dts';
import { fetchPicture, type PicturePlacement } from '../components/Picture/Picture';
import { isIndexed, type Route, routes } from '../routes';
import { linkedRoute } from './links';

declare global {
  interface Navigator {
    /** Not in every browser: https://developer.mozilla.org/docs/Web/API/Navigator/connection */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** What the `index.ts` of a folder in `src/pages` exports. */
export interface PageModule {
  readonly Page: ComponentType;
  /** Whether the page fills the viewport together with header and footer. */
  readonly fillsViewport?: true;
  /** The colours at its upper edge, if not those of paper. */
  readonly themeColors?: { readonly light: string; readonly dark: string };
  /** The picture above the fold, fetched ahead with the page. */
  readonly firstPicture?: PicturePlacement;
  /** Returns what the page is about, for search engines; `structuredData` adds its `@id`. */
  readonly mainEntity?: (pageUrl: string) => Exclude<ItemList | Person, string> | undefined;
}

const loaders = import.meta.glob<PageModule>('../pages/*/index.ts');

// Kept when development replaces this module, so that the page on the screen stays loaded.
const loaded: Map<string, PageModule> = import.meta.hot?.data.loaded ?? new Map();
if (import.meta.hot) import.meta.hot.data.loaded = loaded;

/**
 * Loads the code and content of a page; `loadedPage` then returns it. The browser fetches a module only once.
 * @throws if `src/pages` has no such folder, or its chunk cannot be fetched. Many browsers then keep the error, and a
 *   later call throws too: https://github.com/whatwg/html/issues/6768
 */
export async function loadPage(page: string): Promise<PageModule> {
  const load = loaders[`../pages/${page}/index.ts`];
  if (!load) throw new Error(`src/routes.ts: src/pages/${page}/index.ts does not exist`);
  const module = await load();
  loaded.set(page, module);
  return module;
}

/** Returns the module of a page, if it has been loaded. */
export function loadedPage(page: string): PageModule | undefined {
  return loaded.get(page);
}

/**
 * Fetches the pages before a click: their code and content, and the pictures above their folds. Fetches one page
 * at a time, whenever the browser is idle, but at once the page of a link that the visitor points at, focuses or
 * touches. Does nothing for a visitor who asks to save data.
 */
export async function prefetchPages(): Promise<void> {
  if (navigator.connection?.saveData) return;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    const route = link && linkedRoute(link);
    if (route) prefetch(route);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, onIntent, { passive: true });
  for (const route of routes.filter(isIndexed)) {
    await new Promise((resolve) => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
      else setTimeout(resolve, 1000); // Safari
    });
    await prefetch(route);
  }
}

/** Fetches a page. An error is ignored here: a click on a link to the page then loads its document. */
async function prefetch({ page }: Route): Promise<void> {
  try {
    const { firstPicture } = await loadPage(page);
    if (firstPicture) fetchPicture(firstPicture);
  } catch {}
}
