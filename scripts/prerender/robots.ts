/**
 * The robots.txt of a site that is open to all. Under a base path search engines do not look for it; the line with
 * the sitemap's address still tells tools where the site lives.
 * @param address of the site's root, as `https://www.example.com/base/`.
 */
export function robots(address: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap.xml', address).href}\n`;
}
