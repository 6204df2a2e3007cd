import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { headlessShell, launchBrowser } from '../../scripts/browser/chromium';
import { type PreviewServer, startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { installEngine } from '../support/installEngine';
import { startProgram } from '../support/startProgram';
import { temporaryFolder } from '../support/temporaryFolder';

interface BuildOptions {
  readonly out?: string;
  readonly base?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface OpenPage {
  readonly page: Page;
  /** What the document showed before it was hydrated. */
  readonly served: string;
  /** The errors and warnings in the console. */
  readonly errors: readonly string[];
}

/** The apps of the fixtures with the packed engine, in a folder of a test file, and a browser for their pages. */
export function fixtureApps(name: string) {
  const directory = temporaryFolder(name);
  let browser: Browser;
  beforeAll(async () => {
    installEngine(directory);
    cpSync('test/fixtures/apps', directory, { recursive: true });
    browser = await launchBrowser(headlessShell);
  }, 120_000);
  afterAll(() => browser?.close());

  async function buildApp(name: string, { out = 'dist', base = '/', env = {} }: BuildOptions = {}): Promise<void> {
    const vite = [join(directory, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', out, '--base', base];
    const { end, output } = await startProgram(vite, { directory: join(directory, name), env }).ended;
    if (end !== 0) throw new Error(output);
  }

  /** Builds an app, and serves it. */
  async function serveApp(name: string, options: BuildOptions = {}): Promise<PreviewServer> {
    await buildApp(name, options);
    return startPreviewServer({ directory: join(directory, name, options.out ?? 'dist'), base: options.base ?? '/' });
  }

  /** Opens a page of a site, hydrated, for the duration of a test. */
  async function openPage(url: string): Promise<OpenPage> {
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        // A property of the window that its own scripts do not touch, and whose text the test can read later.
        window.name = document.querySelector<HTMLElement>('#root')?.innerText ?? '';
      });
    });
    const errors: string[] = [];
    page.on('console', (message) => {
      const isStatus = message.text().includes('the server responded with a status of 404');
      if (['error', 'warning'].includes(message.type()) && !isStatus) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    const served = await page.evaluate(() => window.name);
    await page.mouse.move(1, 1);
    await page.waitForFunction(() => Object.keys(document.querySelector('#root') ?? {}).length > 0);
    await page.waitForLoadState('networkidle');
    return { page, served, errors };
  }

  return { directory, buildApp, serveApp, openPage };
}

/** The text of a page. */
export function textOf(page: Page): Promise<string> {
  return page.locator('#root').innerText();
}

/** The path, query and fragment that a page is at. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Follows a link of a page, and waits for words of the next. */
export async function follow(page: Page, link: string, words: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).click();
  await page.getByText(words).first().waitFor();
}
