import type { ComponentType } from 'react';
import { use } from 'react';
import type { ItemList } from 'schema-dts';
import type { PicturePlacement } from './components/Picture/PictureSource';

/** What the `index.ts` of a folder in `src/pages` exports. */
export interface PageModule {
  readonly Page: ComponentType;
  /** The picture above the fold, fetched ahead with the page. */
  readonly firstPicture?: PicturePlacement;
  /** What the page is about, for search engines; its `@id` and place in the graph are added to it. */
  readonly mainEntity?: (pageUrl: string) => Exclude<ItemList, string>;
}

const loaders = import.meta.glob<PageModule>('./pages/*/index.ts');
const fetched = new Map<string, Promise<PageModule>>();
const loaded = new Map<string, PageModule>();
const wanted = new Map<string, Promise<PageModule>>();

/** The folders of `src/pages`. */
export const pageNames: readonly string[] = Object.keys(loaders).map((path) => path.split('/')[2] ?? path);

/** The module of a page, from the project's root: the key of its chunk in the client manifest. */
export function pageModuleId(page: string): string {
  return `src/pages/${page}/index.ts`;
}

/**
 * Fetches the code and words of a page, once; `usePage` then has them at hand.
 * @throws where `src/pages` has no such folder, or its chunk cannot be had.
 */
export function loadPage(page: string): Promise<PageModule> {
  const pending = fetched.get(page) ?? fetchPage(page);
  fetched.set(page, pending);
  return pending;
}

/** The page's module: at once where it is loaded, else the navigation that wants it waits for it. */
export function usePage(page: string): PageModule {
  return loaded.get(page) ?? use(loadOrReload(page));
}

/**
 * A deploy may have replaced the chunk that a navigation asks for. The address bar already shows the page's
 * address, so reloading is the ordinary page load of that page.
 */
function loadOrReload(page: string): Promise<PageModule> {
  const pending = wanted.get(page) ?? loadPage(page).catch(reload);
  wanted.set(page, pending);
  return pending;
}

function reload(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

async function fetchPage(page: string): Promise<PageModule> {
  const load = loaders[`./pages/${page}/index.ts`];
  if (!load)
    throw new Error(`src/routes.ts names the page "${page}", but src/pages/${page}/index.ts does not exist`);
  try {
    const module = await load();
    loaded.set(page, module);
    return module;
  } catch (error) {
    fetched.delete(page); // the next who wants it may have better luck
    throw error;
  }
}
