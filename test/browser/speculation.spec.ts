import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { speculationRules } from '../../scripts/prerender/head';
import { expect, test } from './fixtures';

/** The links of a page: those that must not be fetched come first. */
const links = [
  ...['href="/repo/plans.zip"', 'href="/repo/files/film.mp4?v=2"', 'href="/repo/brochure" download'],
  ...['href="/other/page"', 'href="/repo/impact?from=home"', 'href="/repo/impact"'],
].map((attributes) => `<p><a ${attributes}>A link</a></p>`);
// The browser fetches every link that the rules match at once, in order, instead of each that is pointed at.
const rules = speculationRules('/repo/').replace('"moderate"', '"immediate"');
const html = `<!DOCTYPE html><link rel="icon" href="data:,"><script type="speculationrules">${rules}</script>${links.join('')}`;

test('the browser prefetches linked pages, but no file, no download and nothing elsewhere', async ({ page }) => {
  const prefetched: string[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    if (headers['sec-purpose']?.includes('prefetch')) prefetched.push(url);
    response.setHeader('content-type', 'text/html').end(html);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/repo/`);
  await expect.poll(() => prefetched.toSorted()).toEqual(['/repo/impact', '/repo/impact?from=home']);
  await page.close();
  server.close();
});
