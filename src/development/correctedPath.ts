/**
 * The path that a page is rendered for, given any path at which GitHub Pages shows it, such as `/impact/`,
 * `/impact.html` or `/index.html`.
 */
export function correctedPath(pathname: string): string {
  return (
    pathname
      .replace(/\.html$/, '')
      .replace(/\/index$/, '/')
      .replace(/(?<=.)\/$/, '') || '/'
  );
}
