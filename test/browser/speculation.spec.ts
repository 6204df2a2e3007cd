import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { speculationRules } from '../../scripts/prerender/document/head';
import { expect, test } from './fixtures';

const links = {
  page: 'href="/repo/impact"',
  query: 'href="/repo/impact?from=home"',
  archive: 'href="/repo/plans.zip"',
  versioned: 'href="/repo/files/film.mp4?v=2"',
  saved: 'href="/repo/brochure" download',
  elsewhere: 'href="/other/page"',
};

test('the browser fetches the page of a link that is pointed at, but no file, no download and nothing elsewhere', async ({
  page,
}) => {
  const prefetched: string[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    if (headers['sec-purpose']?.includes('prefetch')) prefetched.push(url);
    response.setHeader('content-type', 'text/html').end(
      `<!DOCTYPE html><link rel="icon" href="data:,"><script type="speculationrules">${speculationRules('/repo/')}</script>${Object.entries(
        links,
      )
        .map(([id, attributes]) => `<p><a id="${id}" ${attributes}>${id}</a></p>`)
        .join('')}`,
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/repo/`);

  for (const id of ['archive', 'versioned', 'saved', 'elsewhere', 'query', 'page']) {
    await page.locator(`#${id}`).hover();
    await page.waitForTimeout(500); // a browser waits 200 ms for a pointer that stays
  }
  await expect.poll(() => prefetched).toEqual(['/repo/impact?from=home', '/repo/impact']);
  await page.close();
  server.close();
});
