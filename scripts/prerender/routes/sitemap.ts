import type { OutputFile } from '../files/files.ts';

/** How many URLs one sitemap may list: https://www.sitemaps.org/protocol.html#index */
const limit = 50_000;

/**
 * The sitemap of a site, `sitemap.xml`. With more than 50,000 pages it becomes an index of several sitemaps.
 * @param paths of the pages that search engines may list, below the base, such as `/impact`, as the host answers them,
 *   percent-encoded.
 * @param url of the site's root, such as `https://www.example.com/base/`.
 */
export function sitemap(paths: readonly string[], url: string): OutputFile[] {
  const absolute = (path: string) => new URL(`.${path}`, url).href.replaceAll('&', '&amp;'); // a URL has no < and >
  const urlSet = (path: string, first: number): OutputFile => {
    const urls = paths.slice(first, first + limit).map((page) => `  <url><loc>${absolute(page)}</loc></url>\n`);
    return { path, body: xml('urlset', urls) };
  };
  if (paths.length <= limit) return [urlSet('sitemap.xml', 0)];
  const parts = Array.from({ length: Math.ceil(paths.length / limit) }, (_, index) =>
    urlSet(`sitemap-${index + 1}.xml`, index * limit),
  );
  const entries = parts.map(({ path }) => `  <sitemap><loc>${absolute(`/${path}`)}</loc></sitemap>\n`);
  return [{ path: 'sitemap.xml', body: xml('sitemapindex', entries) }, ...parts];
}

/**
 * The text of a `robots.txt` that allows the whole site and names its sitemap. Crawlers read it only at the root of a
 * domain; below a base path it still shows tools where the sitemap is.
 * @param url of the site's root, such as `https://www.example.com/base/`.
 */
export function robots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap.xml', url).href}\n`;
}

function xml(element: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${element}>\n`;
}
