import fc from 'fast-check';
import { hostilePath } from '../hostilePath';
import { addressFaults } from './addressFaults';
import { expect, test } from './fixtures';
import { rememberParsed } from './parsedElements';

test('hostile addresses are hydrated as the server answered them', async ({ page, complaints, baseURL }) => {
  test.slow();
  const base = baseURL ?? '';
  await rememberParsed(page);
  const addresses = fc.sample(hostilePath, { numRuns: 60, seed: 2 }).map((path) => new URL(base + path).href);
  // Steps up may lead out of the site, to where a server shows something else.
  const within = addresses.filter((address) => address.startsWith(base)).slice(0, 20);
  expect(within).toHaveLength(20);
  for (const address of within) {
    expect.soft(await addressFaults(page, complaints, { address, base })).toEqual([]);
  }
});
