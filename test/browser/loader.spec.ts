import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { completeDocument, makeHeads, stylesheetOf } from '../../scripts/prerender/head';
import type { PrerenderOptions } from '../../scripts/prerender/index';

const face = 'font-family:"A B";font-style:italic;font-weight:300 400;unicode-range:U+61-7A;src:url(/a.woff2)';
const faces = `@media (scripting:none){@font-face{${face}}}`;
const font = readFileSync(
  new URL(import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2')),
);

/** A page that carries its style and waits for `/all.js`, and the file with the style of all pages. */
async function completePage(head: string) {
  const directory = mkdtempSync(join(tmpdir(), 'loader-'));
  writeFileSync(join(directory, 'all.css'), `${faces}p{color:blue}.x{top:0}`);
  const manifest = { 'entry.ts': { file: 'all.js' }, 'style.css': { file: 'all.css' } };
  const client = { directory, manifest, entry: 'entry.ts' };
  const options: PrerenderOptions = {
    ...{ routes: [], renderer: new URL('data:text/javascript,'), out: '' },
    client,
    policy: { 'script-src': ["'unsafe-inline'"], 'style-src': ["'unsafe-inline'"] }, // for what a test adds
  };
  const file = stylesheetOf(options);
  const document = `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body><p>x</p></body></html>`;
  const added = (await makeHeads(options, [], file)).get(undefined);
  const page = added && completeDocument(Buffer.from(document), added);
  rmSync(directory, { recursive: true });
  if (!page || !file) throw new Error('incomplete');
  return { html: page, file };
}

/** Opens such a page. Returns the paths that it requests, as they come. */
async function open(page: Page, { head = '', lacksSheet = false, fontArrives = Promise.resolve() } = {}) {
  const { html, file } = await completePage(head);
  const requested: string[] = [];
  await page.route('**', async (route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(pathname);
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' });
    if (pathname === '/all.js')
      return route.fulfill({ body: 'document.body.id = "hydrated"', contentType: 'text/javascript' });
    if (pathname === `/${file.path}` && !lacksSheet)
      return route.fulfill({ body: String(file.body), contentType: 'text/css' });
    if (pathname !== '/a.woff2') return route.fulfill({ status: 404 });
    await fontArrives;
    return route.fulfill({ body: font, contentType: 'font/woff2' });
  });
  await page.goto('http://site.example/');
  return requested;
}

const hydrated = '#hydrated';

test('a font is added once it has arrived, with everything that its rule says', async ({ page }) => {
  const { promise: fontArrives, resolve: answerFont } = Promise.withResolvers<void>();
  const requested = await open(page, { fontArrives });
  const added = () =>
    page.evaluate(() =>
      [...document.fonts].map(({ family, style, weight, unicodeRange }) => [family, style, weight, unicodeRange]),
    );
  await expect.poll(() => requested).toContain('/a.woff2');
  expect(await added()).toEqual([]);

  answerFont();
  await expect.poll(added).toEqual([['"A B"', 'italic', '300 400', 'U+61-7A']]);
});

test('the modules follow once the sheet of all pages applies', async ({ page }) => {
  const requested = await open(page);
  await page.locator(hydrated).waitFor();
  expect(requested.filter((path) => /\.(?:css|js)$/.test(path))).toEqual([expect.stringMatching('style-'), '/all.js']);
});

test('no module is fetched without the sheet of all pages', async ({ page }) => {
  const requested = await open(page, { lacksSheet: true });
  await expect.poll(() => requested).toContainEqual(expect.stringMatching('style-'));
  await page.waitForLoadState('networkidle');
  expect(requested).not.toContain('/all.js');
});

test('the sheet of all pages changes nothing that styles after that of the page say', async ({ page }) => {
  await open(page, { head: '<script></script><style>p{color:red}</style>' });
  await page.locator(hydrated).waitFor();
  await expect(page.locator('p')).toHaveCSS('color', 'rgb(255, 0, 0)');
});

test('the modules of a page that is never idle follow soon', async ({ page }) => {
  const busy = 'setInterval(() => { const end = performance.now() + 60; while (performance.now() < end); }, 0)';
  await open(page, { head: `<script>${busy}</script>` });
  await expect(page.locator(hydrated)).toBeAttached({ timeout: 5000 });
});
