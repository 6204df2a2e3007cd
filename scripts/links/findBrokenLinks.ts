import { dirname } from 'node:path/posix';
import querystring from 'node:querystring';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { collectFiles } from 'prerender-engine';
import { parseSitemap } from '../preview/builtSite.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';

/** What was found of the links of a built folder. */
export interface LinkReport {
  /** How many different links were checked. */
  readonly checked: number;
  readonly broken: readonly BrokenLink[];
}

/** A broken link, with every page that has it. */
interface BrokenLink {
  /** A path with its base, such as `/some-repo/impact#team`, or what is not a URL of the site. */
  readonly link: string;
  readonly reason: string;
  /** The files that have the link: their paths in the built folder, or in `public` if they are the owner's own. */
  readonly pages: readonly string[];
}

const missing = 'responds with 404';

/**
 * Checks every link in the pages, style sheets and sitemap of a built folder, against a server that behaves as GitHub
 * Pages does. Pages without a link to them are checked too. Other sites are not requested.
 * @param site the absolute URL of the home page, such as `https://www.example.com/some-repo/`
 * @param own paths of the owner's own files, which are in the folder `public` of the project.
 */
export async function findBrokenLinks(
  directory: string,
  site: string,
  own: readonly string[] = [],
): Promise<LinkReport> {
  const base = new URL(site).pathname;
  const files = await collectFiles(directory);
  const texts = files.map(({ path }) => path).filter((path) => /\.(html|css)$/.test(path));
  const sitemap = String(files.find(({ path }) => path === 'sitemap.xml')?.body ?? '');
  const server = await startPreviewServer({ directory, base });
  const links = await checkLinks(server.url, site, texts, parseSitemap(sitemap)).finally(server.close);
  const broken = Map.groupBy(
    links.filter(({ reason }) => reason !== undefined),
    ({ link }) => link,
  );
  return {
    checked: new Set(links.map(({ link }) => link)).size,
    broken: [...broken].map(([link, found]) => {
      const pages = [...new Set(found.map(({ page }) => page))].sort();
      const reason = found[0]?.reason ?? '';
      const isOwn = (page: string) => own.includes(page);
      return {
        link,
        reason: pages.every(isOwn) && reason === missing ? `${reason}: ${adviseOwner(link, base)}` : reason,
        pages: pages.map((page) => (isOwn(page) ? `public/${page}` : page)),
      };
    }),
  };
}

/** What to do about a missing file that only the owner's own pages name. */
function adviseOwner(link: string, base: string): string {
  const folder = link.startsWith(base) ? dirname(querystring.unescape(link.slice(base.length))) : '.';
  const upload =
    folder === '.'
      ? 'upload the file to public, in the same small and capital letters'
      : `upload the folder public/${folder}, or in Word save the page as “Web Page, Filtered”, which needs fewer files`;
  return `correct the link in the page, or ${upload}`;
}

/**
 * Every link, what is wrong with it, and the file that has it.
 * @param root the URL of the server's home page.
 * @param files the paths of pages and style sheets.
 * @param locations the URLs in the sitemap.
 */
async function checkLinks(root: string, site: string, files: readonly string[], locations: readonly string[]) {
  const { origin } = new URL(root);
  const served = (url: string) => (url.startsWith(site) ? root + url.slice(site.length) : url);
  // Links outside the base are requested too, since they are broken.
  const isServed = (url: string) => served(url).startsWith(`${origin}/`);
  const addresses = files.map((path) => root + path.split('/').map(encodeURIComponent).join('/'));
  const sitemap = `${root}sitemap.xml`;
  const pages = locations.map((url) => served(URL.parse(url)?.href ?? url));
  const { links } = await new LinkChecker().check({
    path: [...addresses, sitemap, ...pages.filter(isServed)],
    checkCss: true,
    checkFragments: true,
    // Otherwise, relative links in a page without an extension are resolved as if the page were a folder.
    cleanUrls: true,
    linksToSkip: async (url) => !isServed(url),
    redirects: 'error',
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${site.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`), replacement: root },
    ],
  });
  return [
    ...links
      // A page that the sitemap lists is read a second time, as its file.
      .filter(({ parent, state }) => state !== LinkState.SKIPPED && (!parent || addresses.includes(parent)))
      .map((result) => ({
        link: isServed(result.url) ? result.url.slice(origin.length) : result.url,
        page: decodeURIComponent(
          result.parent?.slice(root.length) ?? (result.url === sitemap ? 'robots.txt' : 'sitemap.xml'),
        ),
        reason: problemOf(result),
      })),
    ...pages
      .filter((url) => !isServed(url))
      .map((link) => ({ link, page: 'sitemap.xml', reason: `is outside ${site}` })),
  ];
}

/** Why a link is broken, or undefined. */
function problemOf({ state, status = 0, url }: LinkResult) {
  if (state === LinkState.OK) return undefined;
  // linkinator drops the fragment of a URL that it requests, and restores it only if the page lacks that id.
  if (status === 200) return `nothing on that page has the id "${url.split('#', 2)[1]}"`;
  if (status >= 300 && status < 400) return 'redirects: link to the page itself';
  return status > 0 ? `responds with ${status}` : 'is not a URL';
}
