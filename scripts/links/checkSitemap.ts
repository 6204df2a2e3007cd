import { checkAddresses } from './checkAddresses.ts';
import type { FoundLink } from './FoundLink.ts';
import { isServed, type LocalSite, linkName, servedAddress } from './LocalSite.ts';
import { readLocations } from './readLocations.ts';

/**
 * Checks that the sitemap, which robots.txt names, is there, and that every address in it is a page of this
 * site that answers without a redirect.
 *
 * @param xml the sitemap's text, empty where the build wrote none
 */
export async function checkSitemap(xml: string, site: LocalSite): Promise<readonly FoundLink[]> {
  const { pattern, replacement } = servedAddress(site);
  const sitemap = { page: 'robots.txt', address: new URL('sitemap.xml', site.served).href };
  const locations = [...readLocations(xml, 'loc'), ...readLocations(xml, 'image:loc')].map((location) => ({
    page: 'sitemap.xml',
    address: URL.canParse(location) ? new URL(location).href.replace(pattern, replacement) : location,
  }));

  const named = [sitemap, ...locations];
  const served = named.map(({ address }) => address).filter((address) => isServed(address, site));
  const outcomes = await checkAddresses(new Set(served), 'error');
  return named.map(({ page, address }) => ({
    link: linkName(address, site),
    page,
    outcome: outcomes.get(address) ?? { kind: 'foreign', site: site.published },
  }));
}
