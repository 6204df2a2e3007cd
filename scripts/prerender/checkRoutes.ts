import type { PageRoute } from './PageRoute.ts';

// Small letters alone, and no percent: no two paths differ by what a file system or an address bar folds together.
// Not `index` and not `.html` at the end: servers and the browser entry take both for another name of a page.
const segment = /^(?!index$)(?!.*\.html$)[a-z0-9](?:[a-z0-9._~-]*[a-z0-9~-])?$/;

// https://learn.microsoft.com/windows/win32/fileio/naming-a-file: with whatever extension.
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/;

/** The faults of a route table: paths that are no paths, names that a system forbids, and two routes for one file. */
export function checkRoutes(routes: readonly PageRoute[]): string[] {
  const faults: string[] = [];
  const owners = new Map<string, string>();
  for (const { path } of routes) {
    const fault = pathFault(path);
    if (fault) faults.push(`route ${path}: ${fault}`);
    // A path without fault is plain, and no copy of it is made: a large site's would double its memory.
    const name = path === '*' ? '/404' : fault ? plainPath(path) : path;
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, path);
    else faults.push(`route ${path}: would write the file of route ${owner}: remove one`);
  }
  if (!routes.some(({ path }) => path === '*')) {
    faults.push('route *: is missing: add a row for the not-found page, written as 404.html');
  }
  return faults;
}

function pathFault(path: string): string | undefined {
  if (path === '*' || path === '/') return undefined;
  const parts = path.slice(1).split('/');
  if (!path.startsWith('/') || !parts.every((part) => segment.test(part))) {
    return 'write it as /name, of small letters, digits and hyphens, without a slash at its end';
  }
  const forbidden = parts.find((part) => device.test(part));
  return (
    forbidden && `Windows takes ${forbidden} for a device, and cannot check the site out: choose another name`
  );
}

/** The path that some file system or address bar takes this one for. */
function plainPath(path: string): string {
  const name = decode(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\/*/, '/')
    .replace(/(\.html|\/index|\/)+$/, '');
  return name === '' ? '/' : name;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // an invalid percent sequence stands for nothing else
  }
}
