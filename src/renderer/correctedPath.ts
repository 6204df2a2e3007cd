/**
 * The path that a page is rendered for, given any path at which GitHub Pages shows it: `/impact/`, `/impact.html` and
 * `/index.html` are other names of the same pages.
 */
export function correctedPath(pathname: string): string {
  return (
    pathname
      .replace(/\.html$/, '')
      .replace(/\/index$/, '/')
      .replace(/(?<=.)\/$/, '') || '/'
  );
}
