import fc from 'fast-check';
import { notFoundPage } from '../../src/content/notFound';
import { hostilePath } from '../hostilePath';
import { expect, hydrated, status404, test } from './fixtures';
import { rememberParsed, replaced } from './parsedElements';

const paths = fc.sample(hostilePath, { numRuns: 200, seed: 2 });

for (const part of [0, 1, 2]) {
  test(`twenty hostile addresses are hydrated as the server answered them (${part + 1} of 3)`, async ({
    page,
    complaints,
    baseURL,
  }) => {
    const base = baseURL ?? '';
    await rememberParsed(page);
    const addresses = paths.map((path) => new URL(base + path).href);
    // Steps up may lead out of the site, to where a server shows something else.
    const within = addresses.filter((address) => address.startsWith(base));
    for (const address of within.slice(part * 20, (part + 1) * 20)) {
      const said = address.slice(0, 100);
      const response = await page.goto(address);
      await hydrated(page);
      if (response?.status() === 404) {
        await expect.soft(page.locator('h1'), said).toHaveText(notFoundPage.heading);
        const told = [status404, expect.stringContaining('404: no page at')];
        await expect.poll(() => complaints, said).toEqual(told);
        complaints.splice(0);
      }
      expect.soft(await replaced(page), said).toEqual([]);
      expect.soft(page.url().startsWith(base), said).toBe(true);
    }
  });
}
