import { outputPaths } from './outputPaths.ts';
import type { SiteRoute } from './Site.ts';

// Not `index` and not `.html` at the end: servers and the browser entry take both for another name of a page.
const segment = /^(?!index$)(?!.*\.html$)[a-z0-9](?:[a-z0-9._~-]*[a-z0-9~-])?$/;

/**
 * The faults of a route table: a path that is no path, and two routes that would write one file. Small letters
 * alone, so that no two paths differ by what a file system or an address bar folds together.
 */
export function checkRoutes(routes: readonly SiteRoute[]): string[] {
  const faults = routes.flatMap(({ path }) =>
    isRoutePath(path)
      ? []
      : [
          `route ${path}: write it as /name, of small letters, digits and hyphens, without a slash at its end`,
        ],
  );
  const owners = new Map<string, string>();
  for (const { path } of routes) {
    const taken = outputPaths(path).find((file) => owners.has(file));
    if (taken)
      faults.push(`route ${path}: would write ${taken}, as route ${owners.get(taken)} does: remove one`);
    for (const file of outputPaths(path)) owners.set(file, path);
  }
  if (!routes.some(({ path }) => path === '*')) {
    faults.push('route *: is missing: add a row for the not-found page, written as 404.html');
  }
  return faults;
}

function isRoutePath(path: string): boolean {
  if (path === '*' || path === '/') return true;
  return (
    path.startsWith('/') &&
    path
      .slice(1)
      .split('/')
      .every((part) => segment.test(part))
  );
}
