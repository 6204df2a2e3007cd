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
interface BrokenLink extends Problem {
  /** A path with its base, such as `/some-repo/impact#team`, or the full URL of another site. */
  readonly link: string;
  /** The paths, in the built folder, of the files that have the link. */
  readonly pages: readonly string[];
}

/** Why a link is broken, and how to mend it. */
interface Problem {
  readonly reason: string;
  readonly tip: string;
}

/**
 * Checks every link in the pages, style sheets and sitemap of a built folder, against a server that behaves as GitHub
 * Pages does. Pages without a link to them are checked too.
 *
 * @param base the path that the site was built for, with both slashes: `/` or `/some-repo/`
 * @param site the absolute URL of the home page, such as `https://www.example.com/some-repo/`
 * @param external whether to check links to other sites, over the network
 * @throws Error if the folder is missing
 */
export async function findBrokenLinks({
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
  const home = {
    pattern: new RegExp(`^${withoutLastSlash(site).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=[/?#]|$)`),
    replacement: withoutLastSlash(server.url),
  };
  const served = (url: string) => url.replace(home.pattern, home.replacement);

  const checked = new Set<string>();
  const broken = new Map<string, Problem & { readonly pages: Set<string> }>();
  const note = (page: string, url: string, problem: Problem | undefined) => {
    const link = isServed(url) ? url.slice(origin.length) : url;
    checked.add(link);
    if (!problem) return;
    const known = broken.get(link) ?? { ...problem, pages: new Set() };
    broken.set(link, known);
    known.pages.add(page);
  };

  const pages = files.flatMap(({ path }) =>
    /\.(html|css)$/.test(path) ? [server.url + path.split('/').map(encodeURIComponent).join('/')] : [],
  );
  const checkPages = async (options: Pick<LinkOptions, 'checkFragments' | 'redirects' | 'linksToSkip'>) => {
    const results = await requestLinks({
      ...options,
      path: pages,
      checkCss: true,
      // Otherwise, relative links in a page without an extension are resolved as if the page were a folder.
      cleanUrls: true,
      urlRewriteExpressions: [home],
    });
    for (const result of results) {
      const page = decodeURIComponent((result.parent ?? result.url).slice(server.url.length));
      note(page, result.url, problemOf(result));
    }
  };
  await checkPages({
    checkFragments: true,
    redirects: 'error',
    linksToSkip: async (url) => !isServed(served(url)),
  });
  if (external)
    await checkPages({
      redirects: 'allow', // wa.me always redirects
      linksToSkip: async (url) => isServed(served(url)) && !pages.includes(url),
    });

  const sitemapUrl = new URL('sitemap.xml', server.url).href;
  const sitemap = String(files.find(({ path }) => path === 'sitemap.xml')?.body ?? '');
  const locations = parseSitemap(sitemap).map((url) => served(URL.parse(url)?.href ?? url));
  for (const url of locations.filter((url) => !isServed(url)))
    note('sitemap.xml', url, {
      reason: `is outside ${site}`,
      tip: 'list only pages of this site, with full URLs',
    });
  const listed = [sitemapUrl, ...locations.filter(isServed)];
  const results = await requestLinks({
    path: listed,
    redirects: 'error',
    linksToSkip: async (url) => !listed.includes(url),
  });
  for (const result of results)
    note(result.url === sitemapUrl ? 'robots.txt' : 'sitemap.xml', result.url, problemOf(result));

  return {
    checked: checked.size,
    broken: [...broken].map(([link, { pages, ...problem }]) => ({
      link,
      pages: [...pages].sort(),
      ...problem,
    })),
  };
}

type LinkOptions = Parameters<LinkChecker['check']>[0];

/** Requests every link of some pages once, and follows none. Links to skip are not in the result. */
async function requestLinks(options: LinkOptions): Promise<readonly LinkResult[]> {
  const { links } = await new LinkChecker().check({ timeout: 20_000, ...options });
  return links.filter(({ state }) => state !== LinkState.SKIPPED);
}

function withoutLastSlash(url: string): string {
  return url.replace(/\/$/, '');
}

/** The problem in linkinator's result, if there is one. */
function problemOf({ state, status = 0, url, failureDetails = [] }: LinkResult): Problem | undefined {
  if (state === LinkState.OK) return undefined;
  // linkinator drops the fragment of a URL that it requests, and restores it only if the page lacks that id.
  const [, fragment] = url.split('#', 2);
  if (status === 200 && fragment !== undefined)
    return {
      reason: `nothing on that page has the id "${fragment}"`,
      tip: 'correct the part after the #, or add that id on the target page',
    };
  if (status >= 300 && status < 400) {
    const headers = failureDetails.flatMap((failure) => ('headers' in failure ? [failure.headers] : []));
    const location = headers.map(({ location }) => location).find(Boolean) ?? 'an unknown URL';
    return { reason: `redirects to ${location}`, tip: 'link to that URL directly' };
  }
  if (status > 0)
    return { reason: `responds with ${status}`, tip: 'correct the URL, or publish the missing page' };
  const failure = failureDetails.find((detail) => detail instanceof Error);
  // The message is only 'fetch failed'; its cause names the host and the problem.
  const cause = failure?.cause instanceof Error ? failure.cause : failure;
  return {
    reason: `does not respond: ${cause?.message ?? 'this is not a URL'}`,
    tip: 'check the spelling of the URL',
  };
}
