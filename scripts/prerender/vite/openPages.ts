import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { PuppeteerNode } from 'puppeteer-core';
import { preview, type ResolvedConfig } from 'vite';
import { BuildError, UserError } from '../errors/UserError.ts';
import type { SiteOptions } from '../options/options.ts';
import { type PageRoute, renderedPath } from '../routes/routes.ts';
import { pagesOfEachKind, writtenPages } from './pickPages.ts';
import { hydrationLimit, problemsInBrowser } from './problemsInBrowser.ts';

const commands = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

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
  const browser = await puppeteer.launch({ executablePath, args, protocolTimeout: hydrationLimit }).catch((cause) => {
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
      for (const problem of await problemsInBrowser(await browser.newPage(), address))
        problems.set(problem, [...(problems.get(problem) ?? []), route.path]);
    }
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
  if (problems.size > 0)
    throw new BuildError([...problems].map(([problem, paths]) => `in a browser, ${paths.join(', ')}: ${problem}`));
  logger.info(`✓ ${pages.length} pages opened in a browser: ${pages.map(({ path }) => path).join(', ')}`);
}
