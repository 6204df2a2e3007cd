/**
 * The path that a page is rendered at, for each path that a server may show it at: `/impact/`, `/impact.html`,
 * `/index.html` and a base without its slash are the same files by other names. Hydration needs the one path
 * that the markup was made for.
 * @param base with both its slashes, as `/repo/`.
 */
export function correctedPath(pathname: string, base: string): string {
  if (`${pathname}/` === base) return base;
  if (!pathname.startsWith(base)) return pathname;
  const path = pathname
    .slice(base.length)
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '')
    .replace(/\/$/, '');
  return base + path;
}
