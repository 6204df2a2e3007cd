/**
 * The files that a route is written as. GitHub Pages answers `/impact` from `impact.html` and `/impact/` from
 * `impact/index.html`, both without a redirect; `404.html` is what it shows at any other path.
 */
export function outputPaths(routePath: string): readonly string[] {
  if (routePath === '*') return ['404.html'];
  if (routePath === '/') return ['index.html'];
  const path = routePath.slice(1);
  return [`${path}.html`, `${path}/index.html`];
}
