import { dirname } from 'node:path/posix';
import querystring from 'node:querystring';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { collectFiles, type OutputFile } from 'prerender-engine';
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

/**
 * Checks every link in the pages, style sheets and sitemap of a built folder, against a server that behaves as GitHub
 * Pages does. Pages without a link to them are checked too. Other sites are not requested.
 *
 * @param site the absolute URL of the home page, such as `https://www.example.com/some-repo/`
 * @param own paths of the owner's own files, which are in the folder `public` of the project.
 * @throws Error if the folder is missing
 */
export async function findBrokenLinks(
  directory: string,
  site: string,
  own: readonly string[] = [],
): Promise<LinkReport> {
  const files = await collectFiles(directory);
  const server = await startPreviewServer({ directory, base: new URL(site).pathname });
  const { checked, broken } = await checkLinks(server.url, files, site).finally(server.close);
  return { checked, broken: broken.map((link) => withSource(link, own, new URL(site).pathname)) };
}

/** Names the pages that are the owner's own as they are in `public`, and says what to do where all of them are. */
function withSource({ link, reason, pages }: BrokenLink, own: readonly string[], base: string): BrokenLink {
  const isOwn = (page: string) => own.includes(page);
  const folder = link.startsWith(base) ? dirname(querystring.unescape(link.slice(base.length))) : '.';
  const upload =
    folder === '.'
      ? 'upload the file to public, in the same small and capital letters'
      : `upload the folder public/${folder}, or in Word save the page as “Web Page, Filtered”, which needs fewer files`;
  const advice = pages.every(isOwn) && reason === missing ? `: correct the link in the page, or ${upload}` : '';
  return { link, reason: reason + advice, pages: pages.map((page) => (isOwn(page) ? `public/${page}` : page)) };
}

/** @param root the URL of the server's home page. */
async function checkLinks(root: string, files: readonly OutputFile[], site: string): Promise<LinkReport> {
  const { origin } = new URL(root);
  // Links outside the base are requested too, since they are broken.
  const isServed = (url: string) => url.startsWith(`${origin}/`);
  const served = (url: string) => (url.startsWith(site) ? root + url.slice(site.length) : url);
  const addresses = files.flatMap(({ path }) =>
    /\.(html|css)$/.test(path) ? [root + path.split('/').map(encodeURIComponent).join('/')] : [],
  );
  const sitemapUrl = `${root}sitemap.xml`;
  const sitemap = String(files.find(({ path }) => path === 'sitemap.xml')?.body ?? '');
  const locations = parseSitemap(sitemap).map((url) => served(URL.parse(url)?.href ?? url));

  const { links } = await new LinkChecker().check({
    path: [...addresses, sitemapUrl, ...locations.filter(isServed)],
    checkCss: true,
    checkFragments: true,
    // Otherwise, relative links in a page without an extension are resolved as if the page were a folder.
    cleanUrls: true,
    linksToSkip: async (url) => !isServed(served(url)),
    redirects: 'error',
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${site.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`), replacement: root },
    ],
  });
  const found = links
    // A page that the sitemap lists is read a second time, as its file.
    .filter(({ parent, state }) => state !== LinkState.SKIPPED && (!parent || addresses.includes(parent)))
    .map((result) => ({
      link: isServed(result.url) ? result.url.slice(origin.length) : result.url,
      page: decodeURIComponent(
        result.parent?.slice(root.length) ?? (result.url === sitemapUrl ? 'robots.txt' : 'sitemap.xml'),
      ),
      reason: problemOf(result),
    }));
  const foreign = locations.filter((url) => !isServed(url));
  const all = [...found, ...foreign.map((link) => ({ link, page: 'sitemap.xml', reason: `is outside ${site}` }))];
  const broken = Map.groupBy(
    all.filter(({ reason }) => reason !== undefined),
    ({ link }) => link,
  );
  return {
    checked: new Set(all.map(({ link }) => link)).size,
    broken: [...broken].map(([link, some]) => ({
      link,
      reason: some[0]?.reason ?? '',
      pages: [...new Set(some.map(({ page }) => page))].sort(),
    })),
  };
}

const missing = 'responds with 404';

/** Why a link is broken, or undefined. */
function problemOf({ state, status = 0, url }: LinkResult) {
  if (state === LinkState.OK) return undefined;
  // linkinator drops the fragment of a URL that it requests, and restores it only if the page lacks that id.
  if (status === 200) return `nothing on that page has the id "${url.split('#', 2)[1]}"`;
  if (status >= 300 && status < 400) return 'redirects: link to the page itself';
  return status > 0 ? `responds with ${status}` : 'is not a URL';
}
