import { inspect } from 'node:util';
import { UserError } from '../errors/UserError.ts';
import type { PageRoute } from '../routes/routes.ts';
import type { Rendered } from './renderPage.ts';

/** A path of the app, such as `/about`, or more about its page. */
export type Page = string | PageRoute;

/** What the app's entry for prerendering exports. */
export interface App {
  /** Every page. The not-found page, `*`, is added if it is missing. */
  readonly paths: readonly Page[] | (() => readonly Page[] | Promise<readonly Page[]>);
  /** Renders a path to the content of the root element, or to a whole document. */
  readonly render: (path: string, site: Site) => Rendered | Promise<Rendered>;
}

/** What a page may need to know about its site. */
export interface Site {
  /** The path that the site lives under, with both slashes: Vite's `base`. */
  readonly base: string;
}

/**
 * All pages of an app, and the not-found page, which some apps have as `/404` too.
 * @param paths what its entry exports.
 * @throws UserError if it gives no list; what `paths` throws.
 */
export async function pagesOf(paths: unknown): Promise<PageRoute[]> {
  const pages = typeof paths === 'function' ? await paths() : paths;
  if (!Array.isArray(pages))
    throw new UserError(
      `the list of pages is ${inspect(pages)}: it must be a list, or a function that returns one, such as ['/', '/about']`,
    );
  const routes = pages
    .map((page: Page) => (typeof page === 'string' ? { path: page } : page))
    .filter(({ path }) => path !== '/404'); // as which the not-found page is rendered
  return routes.some(({ path }) => path === '*') ? routes : [...routes, { path: '*' }];
}
