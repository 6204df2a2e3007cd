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
  await using server = await startPreviewServer({ directory, base });
  const { origin } = new URL(server.url);
  // Even outside the base, which is a mistake to find.
  const isServed = (url: string) => url.startsWith(`${origin}/`);
  const published = withoutLastSlash(site).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const home = new RegExp(`^${published}(?=[/?#]|$)`);
  const served = (url: string) => url.replace(home, withoutLastSlash(server.url));
  const found = (page: string, { url, ...result }: LinkResult): FoundLink => ({
    link: isServed(url) ? url.slice(origin.length) : url,
    page,
    outcome: readOutcome({ url, ...result }),
  });

  const pages = files.flatMap(({ path }) =>
    /\.(html|css)$/.test(path) ? [server.url + path.split('/').map(encodeURIComponent).join('/')] : [],
  );
  const checkPages = async (options: Pick<LinkOptions, 'checkFragments' | 'redirects' | 'linksToSkip'>) => {
    const links = await requestLinks({
      ...options,
      path: pages,
      checkCss: true,
      // Otherwise, relative links in a page without an extension are resolved as if the page were a folder.
      cleanUrls: true,
      urlRewriteExpressions: [{ pattern: home, replacement: withoutLastSlash(server.url) }],
    });
    return links.map((link) =>
      found(decodeURIComponent((link.parent ?? link.url).slice(server.url.length)), link),
    );
  };
  const own = await checkPages({
    checkFragments: true,
    redirects: 'error',
    linksToSkip: async (url) => !isServed(served(url)),
  });
  const elsewhere = external
    ? await checkPages({
        redirects: 'allow', // wa.me always redirects
        linksToSkip: async (url) => isServed(served(url)) && !pages.includes(url),
      })
    : [];

  const sitemap = String(files.find(({ path }) => path === 'sitemap.xml')?.body ?? '');
  const locations = parseSitemap(sitemap).map((url) => served(URL.parse(url)?.href ?? url));
  const listed = [new URL('sitemap.xml', server.url).href, ...locations.filter(isServed)];
  const listedLinks = await requestLinks({
    path: listed,
    redirects: 'error',
    linksToSkip: async (url) => !listed.includes(url),
  });
  const foreign = locations.filter((url) => !isServed(url));
  return summariseLinks([
    ...own,
    ...elsewhere,
    ...listedLinks.map((link) => found(link.url === listed[0] ? 'robots.txt' : 'sitemap.xml', link)),
    ...foreign.map((link) => ({ link, page: 'sitemap.xml', outcome: { kind: 'foreign', site } as const })),
  ]);
}

type LinkOptions = Parameters<LinkChecker['check']>[0];

/** Requests every link of some pages once. No link is followed. */
async function requestLinks(options: LinkOptions): Promise<readonly LinkResult[]> {
  return (await new LinkChecker().check({ timeout: 20_000, ...options })).links;
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
