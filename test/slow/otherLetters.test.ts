import { afterAll, beforeAll, expect, it } from 'vitest';
import { headlessShell, launchBrowser } from '../../scripts/browser/chromium';
import { startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { buildCopy } from '../built/buildCopy';
import { content, titleOf } from '../support/content';

// Only a whole site shows that each part writes a path of other letters as the others expect it.

const path = '/über-uns';
const renamed = (text: string) => text.replaceAll(/(?<=['"`: (])\/impact(?![\w/])/g, path);
const linking = ['Home/ImpactTeaser.tsx', 'Cases/CaseStudy.tsx', 'Cases/index.ts'].map((file) => `src/pages/${file}`);

let build: ReturnType<typeof buildCopy>;
beforeAll(() => {
  build = buildCopy({ changes: Object.fromEntries(['src/routes.ts', ...linking].map((file) => [file, renamed])) });
}, 300_000);
afterAll(() => build.remove());

it('a page at a path of other letters is published there, listed, and hydrated as the current page', async () => {
  expect(build.output).toContain('Built for /');
  expect(build.read('über-uns.html')).toContain(content.impact.heading);
  expect(build.read('sitemap.xml')).toContain('/%C3%BCber-uns</loc>');

  const server = await startPreviewServer({ directory: build.directory });
  const browser = await launchBrowser(headlessShell);
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    for (const start of ['%C3%BCber-uns', '%c3%bcber-uns/', '']) {
      await page.goto(server.url + start);
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
      );
      if (start === '') await page.locator(`main a[href="${path}"]`).first().click();
      await expect.poll(() => page.title()).toBe(titleOf('impact'));
      expect(new URL(page.url()).pathname).toBe('/%C3%BCber-uns');
      expect(await page.locator('header [aria-current=page]').first().getAttribute('href')).toBe(path);
    }
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
}, 120_000);
