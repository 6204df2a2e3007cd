import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { speculationRules } from '../../scripts/prerender/head';
import { expect, test } from './fixtures';

/** Links of a page, as they are pointed at, in turn. */
const links = [
  ...['href="/repo/plans.zip"', 'href="/repo/files/film.mp4?v=2"', 'href="/repo/brochure" download'],
  ...['href="/other/page"', 'href="/repo/impact?from=home"', 'href="/repo/impact"'],
].map((attributes) => `<p><a ${attributes}>A link</a></p>`);
const html = `<!DOCTYPE html><link rel="icon" href="data:,">
  <script type="speculationrules">${speculationRules('/repo/')}</script>${links.join('')}`;

test('the browser fetches the page of a link that is pointed at, but no file, no download and nothing elsewhere', async ({
  page,
}) => {
  const prefetched: string[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    if (headers['sec-purpose']?.includes('prefetch')) prefetched.push(url);
    response.setHeader('content-type', 'text/html').end(html);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/repo/`);

  for (const link of await page.locator('a').all()) {
    await link.hover();
    await page.waitForTimeout(500); // a browser waits 200 ms for a pointer that stays
  }
  await expect.poll(() => prefetched).toEqual(['/repo/impact?from=home', '/repo/impact']);
  await page.close();
  server.close();
});
