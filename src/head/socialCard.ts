/** The size of a social card in pixels, as the networks ask for it. */
export const socialCardSize = { width: 1200, height: 630 };

/** The path of a page's social card, from the site's root. */
export function socialCardPath(page: string): string {
  return `/social/${page.toLowerCase()}.jpg`;
}
