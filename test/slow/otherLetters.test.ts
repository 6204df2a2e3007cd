import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCopy } from '../built/buildCopy';
import { browse } from '../support/browse';
import { content, titleOf } from '../support/content';
import { waitForHydration } from '../support/hydration';

// Only a whole site shows that each part writes a path of other letters as the others expect it.

const path = '/über-uns';
const renamed = (text: string) => text.replaceAll(/(?<=['"`: (])\/impact(?![\w/])/g, path);
const linking = ['Home/Home.tsx', 'Cases/Cases.tsx', 'Cases/index.ts'].map((file) => `src/pages/${file}`);

let build: Awaited<ReturnType<typeof buildCopy>>;
beforeAll(async () => {
  build = await buildCopy({
    changes: Object.fromEntries(['src/routes.ts', ...linking].map((file) => [file, renamed])),
  });
}, 300_000);
afterAll(() => build.remove());

it('a page at a path of other letters is published there, and listed', () => {
  expect(build.output).toContain('Built for /');
  expect(build.read('über-uns.html')).toContain(content.impact.heading);
  expect(build.read('sitemap.xml')).toContain('/%C3%BCber-uns</loc>');
});

it('it is hydrated as the current page, however its address is written', { timeout: 120_000 }, async () => {
  const { page, url, errors } = await browse(build.directory);
  for (const start of ['%C3%BCber-uns', '%c3%bcber-uns/', '']) {
    await page.goto(url + start);
    await waitForHydration(page);
    if (start === '') await page.locator(`main a[href="${path}"]`).first().click();
    await expect.poll(() => page.title()).toBe(titleOf('impact'));
    expect(new URL(page.url()).pathname).toBe('/%C3%BCber-uns');
    expect(await page.locator('header [aria-current=page]').first().getAttribute('href')).toBe(path);
  }
  expect(errors).toEqual([]);
});
