/** The size of a social card in pixels, as social networks recommend. */
export const socialCardSize = { width: 1200, height: 630 };

/** The path of a page's social card, from the site's root. */
export function socialCardPath(page: string): string {
  return `/social/${page.toLowerCase()}.jpg`;
}
