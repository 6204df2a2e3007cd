import type { TextFile } from './files.ts';
import { encodedPath, type PageRoute } from './routes.ts';

/** How many URLs one sitemap may list: https://www.sitemaps.org/protocol.html#index */
const limit = 50_000;

/**
 * What crawlers read: `sitemap.xml`, an index of several sitemaps if there are more than 50,000 pages, and the
 * `robots.txt` that names it. Crawlers read that only at the root of a domain; below a base path it still shows tools
 * where the sitemap is.
 * @param url of the site's root, such as `https://www.example.com/base/`.
 */
export function filesForCrawlers(routes: readonly PageRoute[], url: string): TextFile[] {
  const listed = routes.filter(({ path, indexed }) => path !== '*' && indexed !== false);
  const absolute = (path: string) => new URL(`.${path}`, url).href.replaceAll('&', '&amp;'); // a URL has no < and >
  const urlSet = (path: string, first: number): TextFile => {
    const rows = listed.slice(first, first + limit).map((route) => absolute(encodedPath(route.path)));
    return { path, body: xml('urlset', 'url', rows) };
  };
  const robots = { path: 'robots.txt', body: `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n` };
  if (listed.length <= limit) return [urlSet('sitemap.xml', 0), robots];
  const parts = Array.from({ length: Math.ceil(listed.length / limit) }, (_, index) =>
    urlSet(`sitemap-${index + 1}.xml`, index * limit),
  );
  const index = parts.map(({ path }) => absolute(`/${path}`));
  return [{ path: 'sitemap.xml', body: xml('sitemapindex', 'sitemap', index) }, ...parts, robots];
}

function xml(root: string, element: string, locations: readonly string[]): string {
  const rows = locations.map((location) => `  <${element}><loc>${location}</loc></${element}>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</${root}>\n`;
}
