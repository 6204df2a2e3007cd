import querystring from 'node:querystring';
import type { OutputFile, TextFile } from './files.ts';
import { encodedPath, outputPaths, type PageRoute } from './paths.ts';
import type { PrerenderOptions } from './prerender.ts';

/**
 * Returns `sitemap.xml`, and the `robots.txt` that names it. Crawlers read `robots.txt` only at the root of a domain.
 * @param url of the home page, such as `https://www.example.com/base/`.
 */
export function filesForCrawlers(routes: readonly PageRoute[], url: string): TextFile[] {
  const listed = routes.filter(({ path }) => path !== '*');
  const rows = listed.map(({ path }) => {
    const location = new URL(`.${encodedPath(path)}`, url).href.replaceAll('&', '&amp;'); // a URL contains no < and >
    return `  <url><loc>${location}</loc></url>\n`;
  });
  const urlset = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`;
  return [
    { path: 'sitemap.xml', body: `<?xml version="1.0" encoding="UTF-8"?>\n${urlset}` },
    { path: 'robots.txt', body: `User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap.xml', url)}\n` },
  ];
}

/**
 * Returns the redirect pages, and the errors in their targets. Browsers follow such a page at once, without a
 * script, and search engines treat it as a permanent redirect:
 * https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 * @param files those that are not pages.
 */
export function redirectPages(
  { routes, redirects = {}, base = '/', url, fileNames = 'page' }: PrerenderOptions,
  files: readonly OutputFile[],
): { readonly pages: readonly TextFile[]; readonly errors: readonly string[] } {
  const errors: string[] = [];
  const published = [...routes.flatMap(({ path }) => outputPaths(path, fileNames)), ...files.map(({ path }) => path)];
  const pages = Object.entries(redirects).flatMap(([from, to]) => {
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
    const names = path.startsWith('/') ? [querystring.unescape(path).slice(1), ...outputPaths(path, fileNames)] : [];
    const isUrl = /^https?:\/\//.test(to) && URL.canParse(to);
    if (!isUrl && !names.some((name) => published.includes(name)))
      errors.push(`redirect ${from}: ${to} is not a page or file of the site: correct it, or write a whole URL`);
    const href = isUrl ? to : base + encodedPath(path).slice(1) + suffix;
    const [link, target] = [href, URL.parse(href, url)?.href ?? href].map((text) =>
      text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`),
    );
    const body = [
      '<!DOCTYPE html><html><head><meta charset="utf-8"/>',
      `<meta http-equiv="content-security-policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/>`,
      `<meta name="viewport" content="width=device-width"/><title>${target}</title>`,
      `<link rel="canonical" href="${target}"/><meta http-equiv="refresh" content="0; url=${link}"/>`,
      `</head><body><a href="${link}">${target}</a></body></html>\n`,
    ].join('');
    return outputPaths(from, fileNames).map((file) => ({ path: file, body }));
  });
  return { pages, errors };
}
