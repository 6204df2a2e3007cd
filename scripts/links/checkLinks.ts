import { readFiles } from '../preview/readFiles.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkPage } from './checkPage.ts';
import { checkSitemap } from './checkSitemap.ts';
import type { FoundLink } from './FoundLink.ts';
import type { LocalSite } from './LocalSite.ts';
import { type LinkReport, summariseLinks } from './summariseLinks.ts';

/**
 * Checks every link of every page and style sheet of a built folder, linked or not, and of its sitemap,
 * against a server that answers as GitHub Pages does.
 *
 * @param base the path that the site was built for, with both slashes: `/` or `/some-repo/`
 * @param site the absolute address of the home page, such as `https://www.example.com/some-repo/`
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
  const files = await readFiles(directory);
  const server = await startPreviewServer({ directory, base });
  try {
    const localSite: LocalSite = { published: site, served: server.url };
    const found: FoundLink[] = [];
    for (const page of files.keys()) {
      if (/\.(html|css)$/.test(page)) found.push(...(await checkPage(page, localSite)));
    }
    const sitemap = Buffer.from(files.get('sitemap.xml') ?? []).toString('utf8');
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
  const outcomes = await checkAddresses(new Set(unchecked.map(({ link }) => link)), 'allow');
  return found.map((one) => ({ ...one, outcome: outcomes.get(one.link) ?? one.outcome }));
}
