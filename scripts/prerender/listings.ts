import type { OutputFile, TextFile } from './output/files.ts';
import { encodedPath, type FileNames, outputPaths, type PageRoute, plainPath } from './routes.ts';

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

/** Where the pages of former paths are now: `{ '/old': '/new', '/shop': 'https://shop.example.com/' }`. */
export type Redirects = Readonly<Record<string, string>>;

interface Site {
  readonly routes: readonly PageRoute[];
  readonly files: readonly OutputFile[];
  readonly fileNames: FileNames;
  readonly base: string;
  readonly url: string | undefined;
}

/**
 * The pages at former paths, and the errors in where they lead. Such a page sends browsers on at once, without a script,
 * and search engines treat it as a permanent redirect.
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
export function redirectPages(
  redirects: Redirects,
  { routes, files, fileNames, base, url }: Site,
): { readonly pages: readonly TextFile[]; readonly errors: readonly string[] } {
  const served = new Map<string, string>(); // where a host answers, by plain path
  for (const { path } of files) served.set(plainPath(`/${path}`), encodedPath(`/${path}`));
  for (const { path } of routes) if (path !== '*') served.set(plainPath(path), encodedPath(path));
  const errors: string[] = [];
  const pages = Object.entries(redirects).flatMap(([from, to]): readonly TextFile[] => {
    const isWhole = /^https?:\/\//.test(to) && URL.canParse(to);
    const end = to.search(/[?#]|$/);
    const target = served.get(plainPath(to.slice(0, end)));
    if (!isWhole && target === undefined) {
      errors.push(`redirect ${from}: ${to} is not a page or file of the site: correct it, or write a whole URL`);
      return [];
    }
    const page = isWhole ? to : base.slice(0, -1) + target;
    const body = redirectPage(isWhole ? to : page + to.slice(end), URL.parse(page, url)?.href ?? page);
    return outputPaths(from, fileNames).map((path) => ({ path, body }));
  });
  return { pages, errors };
}

/** A page whose only words are the address, in whatever language the site is. */
function redirectPage(href: string, canonical: string): string {
  const [link, name] = [href, canonical].map((text) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`));
  return [
    '<!DOCTYPE html><html><head><meta charset="utf-8"/>',
    `<meta http-equiv="content-security-policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/>`,
    '<meta name="viewport" content="width=device-width"/>',
    `<title>${name}</title>`,
    `<link rel="canonical" href="${name}"/>`,
    `<meta http-equiv="refresh" content="0; url=${link}"/>`,
    `</head><body><a href="${link}">${name}</a></body></html>\n`,
  ].join('');
}
