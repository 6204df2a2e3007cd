import type { SiteRoute } from './Site.ts';

/**
 * The sitemap of a site: the address of every page that search engines may know.
 * @param address of the site's root, as `https://www.example.com/base/`.
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemap(routes: readonly SiteRoute[], address: string): string {
  const urls = routes
    .filter(({ indexed }) => indexed)
    .map(({ path }) => `  <url><loc>${escapeXml(new URL(path.slice(1), address).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
