/** A page to be made. */
export interface PageRoute {
  /** Below the base, as `/impact`; `*` is the page of every path without one, rendered at `/404`. */
  readonly path: string;
  /** Stands last in the head of the page's document, as it is. */
  readonly headEnd?: string;
}

/** The path at which a route is rendered. */
export function renderedPath({ path }: PageRoute): string {
  return path === '*' ? '/404' : path;
}
