import type { OutputFile } from './outputFile.ts';

/** What one sitemap may hold: https://www.sitemaps.org/protocol.html#index */
const limit = 50_000;

/**
 * The sitemap of a site: the address of every page that search engines may know. More than one file can hold are spread
 * over several, which `sitemap.xml` then names.
 * @param paths below the base, as `/impact`.
 * @param address of the site's root, as `https://www.example.com/base/`.
 */
export function sitemap(paths: readonly string[], address: string): OutputFile[] {
  const absolute = (path: string) => escapeXml(new URL(path.slice(1), address).href);
  // Each is made when it is written: that of a large site would be held while all pages are rendered.
  const urlSet = (path: string, first: number): OutputFile => ({
    path,
    get body() {
      const some = paths.slice(first, first + limit);
      return document(
        'urlset',
        some.map((page) => `  <url><loc>${absolute(page)}</loc></url>\n`),
      );
    },
  });
  if (paths.length <= limit) return [urlSet('sitemap.xml', 0)];
  const parts = Array.from({ length: Math.ceil(paths.length / limit) }, (_, index) =>
    urlSet(`sitemap-${index + 1}.xml`, index * limit),
  );
  const names = parts.map(({ path }) => `  <sitemap><loc>${absolute(`/${path}`)}</loc></sitemap>\n`);
  return [{ path: 'sitemap.xml', body: document('sitemapindex', names) }, ...parts];
}

function document(element: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${element}>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
