import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { collectFiles } from 'prerender-engine';
import { parseSitemap } from '../preview/builtSite.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';
import { type FoundLink, type LinkReport, type Outcome, summariseLinks } from './LinkReport.ts';

/**
 * Checks every link in the pages, style sheets and sitemap of a built folder, against a server that behaves as GitHub
 * Pages does. Pages without a link to them are checked too.
 *
 * @param base the path that the site was built for, with both slashes: `/` or `/some-repo/`
 * @param site the absolute URL of the home page, such as `https://www.example.com/some-repo/`
 * @param external whether to check links to other sites, over the network
 * @throws Error if the folder is missing
 */
export async function checkLinks({
  directory,
  base,
  site,
  external,
}: {
  readonly directory: string;
  readonly base: string;
  readonly site: string;
  readonly external: boolean;
}): Promise<LinkReport> {
  const files = await collectFiles(directory);
  const server = await startPreviewServer({ directory, base });
  try {
    const localSite: LocalSite = { published: site, served: server.url };
    const found: FoundLink[] = [];
    for (const { path } of files) {
      if (/\.(html|css)$/.test(path)) found.push(...(await checkPage(path, localSite)));
    }
    const sitemap = String(files.find(({ path }) => path === 'sitemap.xml')?.body ?? '');
    found.push(...(await checkSitemap(sitemap, localSite)));
    return summariseLinks(external ? await checkElsewhere(found) : found);
  } finally {
    await server.close();
  }
}

/** Checks links to other sites. Redirects are fine there (wa.me always redirects). */
async function checkElsewhere(found: readonly FoundLink[]): Promise<readonly FoundLink[]> {
  const unchecked = found.filter(
    ({ outcome, link }) => outcome.kind === 'unchecked' && /^https?:/.test(link),
  );
  const outcomes = await checkUrls(new Set(unchecked.map(({ link }) => link)), 'allow');
  return found.map((one) => ({ ...one, outcome: outcomes.get(one.link) ?? one.outcome }));
}

/**
 * Checks the links of one page or style sheet, with their fragments; links to other sites stay unchecked.
 *
 * Each page is checked by itself, and no link is followed: so pages that nothing links to are checked too, and a link is
 * reported for every page that has it.
 *
 * @param page the file's path in the built folder
 */
async function checkPage(page: string, site: LocalSite): Promise<readonly FoundLink[]> {
  const home = servedUrl(site);
  const { links } = await new LinkChecker().check({
    path: site.served + page.split('/').map(encodeURIComponent).join('/'),
    checkCss: true,
    checkFragments: true,
    // Otherwise, relative links in a page without an extension are resolved as if the page were a folder.
    cleanUrls: true,
    redirects: 'error',
    linksToSkip: async (url) => !isServed(url.replace(home.pattern, home.replacement), site),
    urlRewriteExpressions: [home],
  });
  return links.map((result) => ({ link: linkName(result.url, site), page, outcome: readOutcome(result) }));
}

/**
 * Checks that the sitemap named in robots.txt exists, and that every URL in it is a page of this site without a
 * redirect.
 *
 * @param xml the text of the sitemap, empty if the build wrote none
 */
async function checkSitemap(xml: string, site: LocalSite): Promise<readonly FoundLink[]> {
  const { pattern, replacement } = servedUrl(site);
  const sitemap = { page: 'robots.txt', url: new URL('sitemap.xml', site.served).href };
  const locations = parseSitemap(xml).map((location) => ({
    page: 'sitemap.xml',
    url: URL.canParse(location) ? new URL(location).href.replace(pattern, replacement) : location,
  }));

  const named = [sitemap, ...locations];
  const served = named.map(({ url }) => url).filter((url) => isServed(url, site));
  const outcomes = await checkUrls(new Set(served), 'error');
  return named.map(({ page, url }) => ({
    link: linkName(url, site),
    page,
    outcome: outcomes.get(url) ?? { kind: 'foreign', site: site.published },
  }));
}

const timeout = 20_000;

/**
 * Requests each URL once, without following the links in the response.
 *
 * @param urls absolute `http:` and `https:` URLs, normalised as by `URL.href`
 * @param redirects whether a redirect is an error
 */
async function checkUrls(
  urls: ReadonlySet<string>,
  redirects: 'allow' | 'error',
): Promise<ReadonlyMap<string, Outcome>> {
  if (urls.size === 0) return new Map();
  const { links } = await new LinkChecker().check({
    path: [...urls],
    redirects,
    timeout,
    linksToSkip: async (url) => !urls.has(url),
  });
  const requested = links.filter(({ url }) => urls.has(url));
  return new Map(requested.map((result) => [result.url, readOutcome(result)]));
}

/** The two URLs of the home page: published, and served for the check. */
type LocalSite = {
  /** Such as `https://www.example.com/some-repo/`. */
  readonly published: string;
  /** Such as `http://127.0.0.1:4173/some-repo/`. */
  readonly served: string;
};

/** Rewrites the site's published URLs to the served ones. */
function servedUrl({ published, served }: LocalSite): { pattern: RegExp; replacement: string } {
  const home = withoutLastSlash(published).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { pattern: new RegExp(`^${home}(?=[/?#]|$)`), replacement: withoutLastSlash(served) };
}

/** Whether a URL is on the local server, even outside the base, which is a mistake to find. */
function isServed(url: string, { served }: LocalSite): boolean {
  return url.startsWith(`${new URL(served).origin}/`);
}

/** The path of a served URL, as pages write it; any other URL as it is. */
function linkName(url: string, site: LocalSite): string {
  return isServed(url, site) ? url.slice(new URL(site.served).origin.length) : url;
}

function withoutLastSlash(url: string): string {
  return url.replace(/\/$/, '');
}

/** The outcome in linkinator's result. */
function readOutcome({ state, status = 0, url, failureDetails = [] }: LinkResult): Outcome {
  if (state === LinkState.OK) return { kind: 'good' };
  if (state === LinkState.SKIPPED) return { kind: 'unchecked' };

  // linkinator drops the fragment of a URL that it requests, and restores it only if the page lacks that id.
  const [, fragment] = url.split('#', 2);
  if (status === 200 && fragment !== undefined) return { kind: 'fragment', id: fragment };
  if (status >= 300 && status < 400) return { kind: 'redirect', location: readLocation(failureDetails) };
  if (status > 0) return { kind: 'status', status };
  return { kind: 'unreachable', reason: readReason(failureDetails) };
}

type FailureDetails = NonNullable<LinkResult['failureDetails']>;

function readLocation(failureDetails: FailureDetails): string {
  for (const failure of failureDetails) {
    if ('headers' in failure && failure.headers.location !== undefined) return failure.headers.location;
  }
  return 'an unknown URL';
}

function readReason(failureDetails: FailureDetails): string {
  const failure = failureDetails.find((detail) => detail instanceof Error);
  if (failure === undefined) return 'this is not a URL';
  // The message is only 'fetch failed'; its cause names the host and the problem.
  return failure.cause instanceof Error ? failure.cause.message : failure.message;
}
