import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page, PuppeteerNode } from 'puppeteer-core';
import { preview, type ResolvedConfig } from 'vite';
import { BuildError, UserError } from '../errors/UserError.ts';
import type { SiteOptions } from '../options/options.ts';
import { type PageRoute, renderedPath } from '../routes/routes.ts';
import { pagesOfEachKind, writtenPages } from './pickPages.ts';

const commands = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** How long a page may take until it is hydrated, in milliseconds. */
const timeLimit = 30_000;

/** Chrome's words for what a policy refuses. */
const refusal = /Content Security Policy|requires 'Trusted/;
/** Another origin in it, and the directive that lacks it. */
const refusedOrigin = /'(https?:\/\/[^/']+)[^']*' violates the following Content Security Policy directive: "([\w-]+)/;

type Puppeteer = Pick<PuppeteerNode, 'launch'>;

/** @throws UserError if it is not installed. */
export function importPuppeteer(): Promise<Puppeteer> {
  return import('puppeteer-core').catch((cause) => {
    throw new UserError('browser: true needs puppeteer-core: npm install --save-dev puppeteer-core', { cause });
  });
}

/**
 * Opens a page of each kind in Chrome or Chromium, if there is one, until it is hydrated.
 * @param folder of the site, or of one of its shards. Only the first has scripts.
 * @throws BuildError with the problems that the browser reports, and the pages that are not hydrated; UserError if the
 *   browser does not start.
 */
export async function openPages(
  puppeteer: Puppeteer,
  routes: readonly PageRoute[],
  { root, base, logger }: ResolvedConfig,
  folder: string,
  { fileNames, shard = '1/1' }: Pick<SiteOptions, 'fileNames' | 'shard'>,
): Promise<void> {
  const { CHROME_PATH, PATH = '' } = process.env;
  const inPath = commands.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  const executablePath = CHROME_PATH || inPath.find((file) => existsSync(file));
  if (!shard.startsWith('1/'))
    return logger.info('no page was opened: the first shard, which has the scripts, does it');
  if (!executablePath)
    return logger.warn('no page was opened: no Chrome or Chromium is in PATH, and CHROME_PATH names none');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []; // Chrome's sandbox does not work for root
  // A page that loops gives no answer.
  const browser = await puppeteer.launch({ executablePath, args, protocolTimeout: timeLimit }).catch((cause) => {
    throw new UserError(`${executablePath} did not start: set CHROME_PATH to Chrome or Chromium`, { cause });
  });
  // As on a host with https, where `//cdn.example.com/a.js` is loaded over https too.
  const headers = { 'content-security-policy': 'upgrade-insecure-requests' };
  const site = { root, base, build: { outDir: folder }, preview: { host: '127.0.0.1', port: 4170, headers } };
  const server = await preview({ ...site, configFile: false, logLevel: 'silent' });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  const pages = pagesOfEachKind(writtenPages(routes, folder, fileNames));
  const problems = new Map<string, string[]>();
  try {
    for (const route of pages) {
      const address = new URL(`.${renderedPath(route, fileNames)}`, url).href;
      for (const problem of await problemsOf(await browser.newPage(), address))
        problems.set(problem, [...(problems.get(problem) ?? []), route.path]);
    }
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
  if (problems.size > 0)
    throw new BuildError([...problems].map(([problem, paths]) => `in a browser, ${paths.join(', ')}: ${problem}`));
  logger.info(`✓ ${pages.length} pages opened in a browser: ${pages.map(({ path }) => path).join(', ')}`);
}

/** Opens a page, and returns the problems that the browser reports until the page is hydrated and has settled. */
async function problemsOf(page: Page, url: string): Promise<ReadonlySet<string>> {
  const problems = new Set<string>();
  const printed: string[] = []; // by console.error
  page.on('pageerror', (error) => problems.add(`Uncaught ${error}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && message.args().length > 0) printed.push(text);
    else if (refusal.test(text)) problems.add(`${text} ${remedyFor(text)}`);
  });
  await page.evaluateOnNewDocument(rememberHeading);
  const deadline = performance.now() + timeLimit;
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: timeLimit }).catch(() => undefined); // it may loop
  while (problems.size === 0 && !(await page.evaluate(isHydrated).catch(() => false))) {
    if (performance.now() > deadline) return new Set([`React did not hydrate it within ${timeLimit / 1000} s`]);
    await setTimeout(50);
  }
  await setTimeout(1000); // for effects, and what they start
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  const lost = await page.evaluate(lostHeading);
  if (lost && printed[0] !== undefined && problems.size === 0)
    problems.add(`“${lost}” is gone once React has taken over the page: ${printed[0]}`);
  await page.close();
  return problems;
}

function remedyFor(refused: string): string {
  const [, origin, directive] = refusedOrigin.exec(refused) ?? [];
  return origin && directive
    ? `Allow it with head: { policy: { '${directive}': ['${origin}'] } }`
    : "Allow it with head: { policy: { level: 'relaxed' } }";
}

// The following run in the page, so they use nothing outside themselves.

/** Whether React has taken over an element of the page, or all of it. */
function isHydrated(): boolean {
  const nodes = [document, ...document.querySelectorAll('*')];
  return nodes.some((node) => Object.keys(node).some((key) => key.startsWith('__react')));
}

/** Remembers the first heading or text of a page as it was served. */
function rememberHeading(): void {
  addEventListener('DOMContentLoaded', () => {
    const servedHeading = document.querySelector('h1,h2,h3,p,li')?.textContent ?? '';
    Object.assign(globalThis, { servedHeading });
  });
}

/** That text, if the page no longer has it. */
function lostHeading(): string {
  const { servedHeading = '' } = Object(globalThis);
  return document.body.textContent?.includes(servedHeading) ? '' : servedHeading;
}
