import fc from 'fast-check';
import { hostilePath } from './hostilePath';

/**
 * Hostile addresses below the address of a site, as a browser asks for them, always the same ones for a seed.
 * @param site the address of its root, with its slash.
 */
export function hostileAddresses(site: string, count: number, seed: number): readonly string[] {
  const addresses = fc
    .sample(hostilePath, { numRuns: 5 * count, seed })
    .map((path) => new URL(site + path).href)
    .filter((address) => address.startsWith(site)) // steps up may lead out of the site
    .filter((address) => !/%(?![\da-f]{2})|%00/i.test(address)) // the server refuses those, and no page is shown
    .slice(0, count);
  if (addresses.length < count)
    throw new Error(`only ${addresses.length} of the addresses lie below ${site}`);
  return addresses;
}
