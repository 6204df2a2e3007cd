import { LinkChecker } from 'linkinator';
import type { Outcome } from './FoundLink.ts';
import { readOutcome } from './readOutcome.ts';

const timeout = 20_000;

/**
 * Asks each address once, and reads nothing further from what it answers.
 *
 * @param addresses absolute `http:` and `https:` addresses, spelled as `URL.href` spells them
 * @param redirects whether an address that only leads to another one is an error
 */
export async function checkAddresses(
  addresses: ReadonlySet<string>,
  redirects: 'allow' | 'error',
): Promise<ReadonlyMap<string, Outcome>> {
  if (addresses.size === 0) return new Map();
  const { links } = await new LinkChecker().check({
    path: [...addresses],
    redirects,
    timeout,
    linksToSkip: async (address) => !addresses.has(address),
  });
  const asked = links.filter(({ url }) => addresses.has(url));
  return new Map(asked.map((result) => [result.url, readOutcome(result)]));
}
