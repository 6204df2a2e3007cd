import { notFound } from '../support/content';
import { hostileAddresses } from '../support/hostilePath';
import { expect, hydrated, status404, test } from './fixtures';

// Only a browser shows an address that the server, the browser and React read differently. A unit test tries thousands
// on the server alone.
test('pages at hostile URLs hydrate as the server sent them', { tag: '@base' }, async ({
  page,
  consoleErrors,
  baseURL,
}) => {
  test.slow();
  const base = baseURL ?? '';
  for (const address of hostileAddresses(base, 20, 3)) {
    const where = address.slice(0, 200);
    const response = await page.goto(address);
    await hydrated(page);
    const isMissing = response?.status() === 404;
    const isNotFound = (await page.locator('h1').textContent()) === notFound.heading;

    expect.soft(page.url().startsWith(base), `${where} leads to ${page.url()}`).toBe(true);
    expect.soft(isNotFound || !isMissing, where).toBe(true);
    // React would report an element that it replaces. The page says that it has none at /404 too, whose status is 200.
    const expected = [
      ...(isMissing ? [status404] : []),
      ...(isNotFound ? [expect.stringMatching('^404: no page at ')] : []),
    ];
    await expect.soft.poll(() => consoleErrors, { message: where }).toEqual(expected);
    consoleErrors.length = 0; // of this address
  }
});
