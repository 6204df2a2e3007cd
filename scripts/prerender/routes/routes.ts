import type { Policy } from '../policy/policy.ts';

/** A page of the site. */
export interface PageRoute {
  /**
   * Below the base, such as `/impact`, `/Größe` or, the same, `/Gr%C3%B6%C3%9Fe`. `*` is the not-found page, which is
   * rendered at `/404`.
   */
  readonly path: string;
  /** The module that the page's own code is in: its key in the client manifest, if pages are hydrated. */
  readonly module?: string;
  /** HTML for the end of this page's head. */
  readonly headEnd?: string;
  /**
   * `true` leaves the template's root element empty, for the browser to fill: what only it can render, or another page
   * at each URL. The not-found page is shown at every path without a file.
   */
  readonly fallback?: boolean;
  /** What this page alone needs of the policy, besides what all pages may. */
  readonly policy?: Policy;
  /** `false` keeps the page out of the sitemap. The not-found page is never in it. */
  readonly indexed?: boolean;
}

/**
 * How a path becomes a file: `/impact` as `impact.html`, as `impact/index.html`, or as both. GitHub Pages answers
 * `/impact` from the first and `/impact/` from the second, neither with a redirect.
 */
export type FileNames = 'page' | 'folder' | 'both';

/** The path that a route is rendered for: what a browser's `location.pathname` is there, without the base. */
export function renderedPath({ path }: PageRoute, fileNames: FileNames = 'page'): string {
  return path === '*' ? '/404' : servedPath(path, fileNames);
}

/**
 * The files that a route is written to, under decoded names, as servers look for them. A path that ends in a slash is
 * written as a folder, and one that ends in `.html` as this file. GitHub Pages shows `404.html` at every path without a
 * file.
 */
export function outputPaths(routePath: string, fileNames: FileNames): readonly string[] {
  if (routePath === '*') return ['404.html'];
  const path = decodedPath(routePath).slice(1);
  if (path === '' || path.endsWith('/')) return [`${path}index.html`];
  if (path.endsWith('.html')) return [path];
  const page = `${path}.html`;
  const folder = `${path}/index.html`;
  return { page: [page], folder: [folder], both: [page, folder] }[fileNames];
}

/** The path at which a host answers with the page of a route, without a redirect; percent-encoded. */
export function servedPath(routePath: string, fileNames: FileNames): string {
  const path = encodedPath(routePath);
  return fileNames === 'folder' && !/(?:\/|\.html)$/.test(path) ? `${path}/` : path;
}

/** A path without percent-encoding. An invalid percent sequence stands for itself. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path as hosts compare it: to some, `/about/`, `/about.html` and `/about/index.html` are `/about`. */
export function plainPath(path: string): string {
  return decodedPath(path).replace(/(?:\.html|\/index|\/)+$/i, '');
}

/** A path, encoded or not, as the `pathname` of a URL: https://url.spec.whatwg.org/#path-percent-encode-set */
export function encodedPath(path: string): string {
  return new URL(`http://host/${decodedPath(path).replace(/[%?#]/g, encodeURIComponent)}`).pathname.slice(1);
}
