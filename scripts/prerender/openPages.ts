import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { preview, type ResolvedConfig } from 'vite';
import { type PageRoute, renderedPath } from './files.ts';
import { BuildError } from './UserError.ts';

const commands = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** How many pages are opened, one after the other. */
const maxPages = 20;

/** How long a page may load and run, in milliseconds: by its own clock, which Chrome turns faster, and in all. */
const [pageTime, timeLimit] = [5000, 60_000];

/** What a page must not have: errors that nothing caught, and what its policy refuses. */
const isProblem = /^Uncaught|Content Security Policy|requires 'Trusted/;
/** What only a level of the policy allows; the rest has sources. */
const needsLevel = /Trusted|inline style/;

/**
 * Opens a page of each kind in Chrome or Chromium, if there is one, so that they are hydrated.
 * @param folder of the site.
 * @throws BuildError with the problems that the console tells of, each with the pages that have it.
 */
export async function openPages(
  routes: readonly PageRoute[],
  { root, base, logger }: ResolvedConfig,
  folder: string,
): Promise<void> {
  const { CHROME_PATH, PATH = '' } = process.env;
  const inPath = commands.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  const browser = CHROME_PATH || inPath.find((file) => existsSync(file));
  if (!browser)
    return logger.warn('no page was opened: no Chrome or Chromium is in PATH, and CHROME_PATH names none');
  const site = { root, base, build: { outDir: folder }, preview: { host: '127.0.0.1', port: 4170 } };
  const server = await preview({ ...site, configFile: false, logLevel: 'silent' });
  const profile = await mkdtemp(join(tmpdir(), 'prerender-browser-'));
  const pages = pagesOfEachKind(routes);
  const problems = new Map<string, string[]>();
  try {
    const [url = ''] = server.resolvedUrls?.local ?? [];
    for (const route of pages) {
      for (const problem of await consoleOf(browser, new URL(`.${renderedPath(route)}`, url).href, profile))
        problems.set(problem, [...(problems.get(problem) ?? []), route.path]);
    }
  } finally {
    await server.close();
    await rm(profile, { recursive: true, force: true });
  }
  if (problems.size > 0)
    throw new BuildError(
      [...problems].map(([problem, paths]) => `in a browser, ${paths.join(', ')}: ${problem}`),
    );
  logger.info(`✓ ${pages.length} pages opened in a browser: ${pages.map(({ path }) => path).join(', ')}`);
}

/** One page of each kind: every page at the top, and the first of those at the same depth below the same name. */
export function pagesOfEachKind(routes: readonly PageRoute[]): readonly PageRoute[] {
  const kinds = new Map<string, PageRoute>();
  for (const route of routes) {
    const [, top, ...below] = route.path.replace(/(?<=.)\/$/, '').split('/');
    const kind = below.length > 0 ? `${top} ${below.length}` : route.path;
    if (!kinds.has(kind)) kinds.set(kind, route);
  }
  return [...kinds.values()].slice(0, maxPages);
}

/** The problems that a browser writes to the console of a page. */
async function consoleOf(browser: string, url: string, profile: string): Promise<ReadonlySet<string>> {
  const args = ['--headless', '--disable-gpu', '--no-first-run', `--user-data-dir=${profile}`];
  if (process.getuid?.() === 0) args.push('--no-sandbox'); // which Chrome has for no root
  args.push('--enable-logging=stderr', `--virtual-time-budget=${pageTime}`, '--dump-dom', url);
  const { stderr } = await promisify(execFile)(browser, args, { timeout: timeLimit, maxBuffer: 2 ** 28 });
  const messages = stderr.matchAll(/:CONSOLE[:(]\d+\)?\] "(.*?)", source: \S* \(\d+\)$/gms);
  const problems = Array.from(messages, ([, message = '']) => message).filter((text) => isProblem.test(text));
  return new Set(
    problems.map((text) => {
      if (text.startsWith('Uncaught')) return text;
      return `${text} Allow it with head: { policy: ${needsLevel.test(text) ? "{ level: 'relaxed' }" : '{ … }'} }`;
    }),
  );
}
