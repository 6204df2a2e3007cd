import { LinkChecker, type LinkResult, LinkState } from 'linkinator';

/** A link of a site. */
interface CheckedLink {
  /** A path with its base, such as `/some-repo/impact#team`, or what is not a URL of the site. */
  readonly link: string;
  /** The file that has it. */
  readonly page: string;
  /** What is wrong with it; undefined if nothing is. */
  readonly reason: string | undefined;
}

/** The reason of a link that leads to no file. */
export const missing = 'responds with 404';

/**
 * Requests every link in the files of a site from a server, and every URL in the sitemap.
 * @param root the URL of the server's home page.
 * @param site the URL of the site's home page, which links may have in its place.
 * @param files the paths of pages and style sheets.
 * @param locations the URLs in the sitemap.
 */
export async function requestLinks(
  root: string,
  site: string,
  files: readonly string[],
  locations: readonly string[],
): Promise<CheckedLink[]> {
  const { origin } = new URL(root);
  /** A URL as it is requested; undefined if it is one of another site. */
  const toServer = (url: string) => {
    const served = url.startsWith(site) ? root + url.slice(site.length) : url;
    return served.startsWith(`${origin}/`) ? served : undefined; // also one outside the base, which is broken
  };
  const fileUrls = files.map((path) => root + path.split('/').map(encodeURIComponent).join('/'));
  const sitemap = `${root}sitemap.xml`;
  const listed = locations.map((url) => URL.parse(url)?.href ?? url);
  const { links } = await new LinkChecker().check({
    path: [...fileUrls, sitemap, ...listed.flatMap((url) => toServer(url) ?? [])],
    checkCss: true,
    checkFragments: true,
    // Otherwise, relative links in a page without an extension are resolved as if the page were a folder.
    cleanUrls: true,
    linksToSkip: async (url) => toServer(url) === undefined,
    redirects: 'error',
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${site.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`), replacement: root },
    ],
  });
  const requested = links
    // A page that the sitemap lists is read a second time, as its file.
    .filter(({ parent, state }) => state !== LinkState.SKIPPED && (!parent || fileUrls.includes(parent)))
    .map((result) => ({
      link: toServer(result.url)?.slice(origin.length) ?? result.url,
      page: decodeURIComponent(
        result.parent?.slice(root.length) ?? (result.url === sitemap ? 'robots.txt' : 'sitemap.xml'),
      ),
      reason: problemOf(result),
    }));
  const elsewhere = listed
    .filter((url) => toServer(url) === undefined)
    .map((link) => ({ link, page: 'sitemap.xml', reason: `is outside ${site}` }));
  return [...requested, ...elsewhere];
}

/** Why a link is broken, or undefined. */
function problemOf({ state, status = 0, url }: LinkResult): string | undefined {
  if (state === LinkState.OK) return undefined;
  // linkinator drops the fragment of a URL that it requests, and restores it only if the page lacks that id.
  if (status === 200) return `nothing on that page has the id "${url.split('#', 2)[1]}"`;
  if (status >= 300 && status < 400) return 'redirects: link to the page itself';
  if (status === 404) return missing;
  return status > 0 ? `responds with ${status}` : 'is not a URL';
}
