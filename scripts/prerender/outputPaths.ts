/**
 * How a path becomes a file: `/impact` as `impact.html`, as `impact/index.html`, or as both. GitHub Pages answers
 * `/impact` from the first and `/impact/` from the second, each without a redirect.
 */
export type FileNames = 'page' | 'folder' | 'both';

/** The files that a route is written as; `404.html` is what GitHub Pages shows at a path without a page. */
export function outputPaths(routePath: string, fileNames: FileNames): readonly string[] {
  if (routePath === '*') return ['404.html'];
  if (routePath === '/') return ['index.html'];
  const path = routePath.slice(1);
  const page = `${path}.html`;
  const folder = `${path}/index.html`;
  return { page: [page], folder: [folder], both: [page, folder] }[fileNames];
}
