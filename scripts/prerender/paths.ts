import querystring from 'node:querystring';
import { projectPath } from './errors.ts';
import type { OutputFile } from './files.ts';
import type { PrerenderOptions } from './prerender.ts';

/** A page of the site. */
export interface PageRoute {
  /**
   * The path below the base, such as `/impact`, `/Größe` or, which is the same, `/Gr%C3%B6%C3%9Fe`. `*` is the
   * not-found page, which is rendered at `/404`.
   */
  readonly path: string;
  /** The module that contains the page's own code, if pages are hydrated: its key in the client manifest. */
  readonly module?: string | undefined;
}

/** Returns the path that a route is rendered for: the browser's `location.pathname` there, without the base. */
export function renderedPath({ path }: PageRoute): string {
  return path === '*' ? '/404' : encodedPath(path);
}

/**
 * Returns the files that a route is written to, under decoded names, as servers look for them. A path that ends in a
 * slash is a folder, and one that ends in `.html` is this file. GitHub Pages shows `404.html` at every path without a
 * file.
 */
export function outputPaths(routePath: string, fileNames: PrerenderOptions['fileNames'] = 'page'): readonly string[] {
  if (routePath === '*') return ['404.html'];
  const path = querystring.unescape(routePath).slice(1);
  if (path === '' || path.endsWith('/')) return [`${path}index.html`];
  if (path.endsWith('.html')) return [path];
  return fileNames === 'page' ? [`${path}.html`] : [`${path}.html`, `${path}/index.html`];
}

/** Returns a path, encoded or not, as the `pathname` of a URL: https://url.spec.whatwg.org/#path-percent-encode-set */
export function encodedPath(path: string): string {
  return new URL(`http://host/${querystring.unescape(path).replace(/[%?#]/g, encodeURIComponent)}`).pathname.slice(1);
}

/** Matches a path from the root, without `\` and without a part that is `.`, `..` or, unless it is the last, empty. */
const rootedPath = /^(?:\/(?!\/|\.\.?(?:\/|$))[^/\\]*)+$/;

/**
 * Returns the errors in the paths of a site: one that is not below its root, two that need the same file or a file and a
 * folder of the same name, and no `*`. Case is ignored, because the disks of Windows and macOS ignore it.
 * @param files those that are not pages.
 */
export function pathErrors(
  { routes, redirects = {}, fileNames = 'page' }: PrerenderOptions,
  files: readonly OutputFile[],
): string[] {
  const paths = routes.map(({ path }) => path);
  const outputsOf = (kind: string, of: readonly string[]) =>
    of.map((path) => ({ owner: `${kind} ${path}`, path, written: outputPaths(path, fileNames) }));
  const all = [
    ...outputsOf('route', paths),
    ...outputsOf('redirect', Object.keys(redirects)),
    ...files.map((file) => ({
      owner: `file ${projectPath('source' in file ? file.source : file.path)}`, // such as `public/impact.html`
      path: `/${file.path}`,
      written: [file.path],
    })),
  ];
  const wrong = all.filter(({ path }) => path !== '*' && !rootedPath.test(querystring.unescape(path)));
  const outputs = all
    .filter((one) => !wrong.includes(one))
    .flatMap(({ owner, written }) => written.map((file) => ({ file, owner })));
  const clashes = new Map<string, string>(); // one for each owner, which may have two files
  for (const [first, ...others] of Map.groupBy(outputs, ({ file }) => file.toLowerCase()).values())
    for (const { owner } of others) {
      const clash = `and ${first?.owner} are written to the same file, ${first?.file}: rename or remove one`;
      clashes.set(owner, owner === first?.owner ? `${owner} is listed twice: remove one` : `${owner} ${clash}`);
    }
  const folders = new Map(outputs.flatMap(({ file, owner }) => foldersOf(file).map((folder) => [folder, owner])));
  const folderClashes = outputs.flatMap(({ file, owner }) => {
    const other = folders.get(file.toLowerCase());
    return other ? [`${owner} and ${other} need a file and a folder of the same name, ${file}: rename one`] : [];
  });
  return [
    ...wrong.map(
      ({ owner }) =>
        `${owner}: the path does not begin with /, contains \\, or a part of it is empty, . or ..: write it as /name`,
    ),
    ...(paths.includes('*') ? [] : ['route * is missing: add it for the not-found page, which becomes 404.html']),
    ...clashes.values(),
    ...folderClashes,
  ];
}

/** Returns the folders that a file is in, such as `a` and `a/b`, in lower case. */
function foldersOf(file: string): string[] {
  return Array.from(file.matchAll(/\//g), ({ index }) => file.slice(0, index).toLowerCase());
}
