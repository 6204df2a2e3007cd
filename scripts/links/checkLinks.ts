import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { collectFiles } from '../prerender/files.ts';
import { parseSitemap } from '../preview/builtSite.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';
import { type FoundLink, type LinkReport, type Outcome, summariseLinks } from './LinkReport.ts';

/**
 * Checks every link of every page and style sheet of a built folder, linked or not, and of its sitemap,
 * against a server that answers as GitHub Pages does.
 *
 * @param base the path that the site was built for, with both slashes: `/` or `/some-repo/`
 * @param site the absolute URL of the home page, such as `https://www.example.com/some-repo/`
 * @param external whether to ask other sites, too, over the network
 * @throws Error where the folder is missing
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

/** Other sites may redirect as they like (wa.me always does): that is no mistake of ours. */
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
 * A page is checked by itself, and no link is followed further, because linkinator looks at a page's ids only
 * when it first asks for the page: fragments that another page names later would pass unseen
 * (https://github.com/JustinBeckwith/linkinator/pull/881). Fragments of links that are written with the
 * site's whole URL are not looked at.
 *
 * @param page the file's path in the built folder
 */
async function checkPage(page: string, site: LocalSite): Promise<readonly FoundLink[]> {
  const { links } = await new LinkChecker().check({
    path: site.served + page.split('/').map(encodeURIComponent).join('/'),
    checkCss: true,
    checkFragments: true,
    // Without it, a relative link in a page without an extension is resolved as if the page were a folder.
    cleanUrls: true,
    redirects: 'error',
    linksToSkip: async (url) => !isServed(url, site),
    urlRewriteExpressions: [servedUrl(site)],
  });
  return links.map((result) => ({ link: linkName(result.url, site), page, outcome: readOutcome(result) }));
}

/**
 * Checks that the sitemap, which robots.txt names, is there, and that every URL in it is a page of this
 * site that answers without a redirect.
 *
 * @param xml the sitemap's text, empty where the build wrote none
 */
async function checkSitemap(xml: string, site: LocalSite): Promise<readonly FoundLink[]> {
  const { pattern, replacement } = servedUrl(site);
  const sitemap = { page: 'robots.txt', url: new URL('sitemap.xml', site.served).href };
  const { pages, images } = parseSitemap(xml);
  const locations = [...pages, ...images].map((location) => ({
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
 * Asks each URL once, and reads nothing further from what it answers.
 *
 * @param urls absolute `http:` and `https:` URLs, spelled as `URL.href` spells them
 * @param redirects whether a URL that only leads to another one is an error
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
  const asked = links.filter(({ url }) => urls.has(url));
  return new Map(asked.map((result) => [result.url, readOutcome(result)]));
}

/** A home page's two URLs: where it will be published, and where it is served for the check. */
type LocalSite = {
  /** Such as `https://www.example.com/some-repo/`. */
  readonly published: string;
  /** Such as `http://127.0.0.1:4173/some-repo/`. */
  readonly served: string;
};

/** Rewrites the site's published URLs, and no others, to the served ones. */
function servedUrl({ published, served }: LocalSite): { pattern: RegExp; replacement: string } {
  const home = withoutLastSlash(published).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { pattern: new RegExp(`^${home}(?=[/?#]|$)`), replacement: withoutLastSlash(served) };
}

/** Whether the local server answers a URL: a path outside the site's base is a mistake to find. */
function isServed(url: string, { served }: LocalSite): boolean {
  return url.startsWith(`${new URL(served).origin}/`);
}

/** Shortens a served URL to its path, as the pages write it; other URLs stay whole. */
function linkName(url: string, site: LocalSite): string {
  return isServed(url, site) ? url.slice(new URL(site.served).origin.length) : url;
}

function withoutLastSlash(url: string): string {
  return url.replace(/\/$/, '');
}

/** Says what linkinator found about a link. */
function readOutcome({ state, status = 0, url, failureDetails = [] }: LinkResult): Outcome {
  if (state === LinkState.OK) return { kind: 'good' };
  if (state === LinkState.SKIPPED) return { kind: 'unchecked' };

  // linkinator cuts the fragment off every URL it asks for, and puts it back only where it is missing.
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
  return 'a URL that is not given';
}

function readReason(failureDetails: FailureDetails): string {
  const failure = failureDetails.find((detail) => detail instanceof Error);
  if (failure === undefined) return 'this is not an address';
  // fetch says no more than 'fetch failed'; its cause names the host and what happened.
  return failure.cause instanceof Error ? failure.cause.message : failure.message;
}
