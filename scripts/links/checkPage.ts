import { LinkChecker } from 'linkinator';
import type { FoundLink } from './FoundLink.ts';
import { isServed, type LocalSite, linkName, servedAddress } from './LocalSite.ts';
import { readOutcome } from './readOutcome.ts';

/**
 * Checks the links of one page or style sheet, with their fragments; links to other sites stay unchecked.
 *
 * A page is checked by itself, and no link is followed further, because linkinator looks at a page's ids only
 * when it first asks for the page: fragments that another page names later would pass unseen
 * (https://github.com/JustinBeckwith/linkinator/pull/881). Fragments of links that are written with the
 * site's whole address are not looked at.
 *
 * @param page the file's path in the built folder
 */
export async function checkPage(page: string, site: LocalSite): Promise<readonly FoundLink[]> {
  const { links } = await new LinkChecker().check({
    path: site.served + page.split('/').map(encodeURIComponent).join('/'),
    checkCss: true,
    checkFragments: true,
    // Without it, a relative link in a page without an extension is resolved as if the page were a folder.
    cleanUrls: true,
    redirects: 'error',
    linksToSkip: async (address) => !isServed(address, site),
    urlRewriteExpressions: [servedAddress(site)],
  });
  return links.map((result) => ({ link: linkName(result.url, site), page, outcome: readOutcome(result) }));
}
