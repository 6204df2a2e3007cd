import { hostileAddresses } from '../support/hostilePath';
import { addressFaults } from './addressFaults';
import { expect, test } from './fixtures';
import { rememberParsed } from './parsedElements';

test('hostile addresses are hydrated as the server answered them', async ({ page, complaints, baseURL }) => {
  test.slow();
  const base = baseURL ?? '';
  await rememberParsed(page);
  for (const address of hostileAddresses(base, 20, 2)) {
    expect.soft(await addressFaults(page, complaints, { address, base })).toEqual([]);
  }
});
