/**
 * The path that a page is rendered at, for each path that GitHub Pages shows it at: `/impact/`, `/impact.html` and
 * `/index.html` are the same files by other names.
 */
export function correctedPath(pathname: string): string {
  return (
    pathname
      .replace(/\.html$/, '')
      .replace(/\/index$/, '/')
      .replace(/(?<=.)\/$/, '') || '/'
  );
}
