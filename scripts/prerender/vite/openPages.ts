import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Runtime } from 'node:inspector';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { preview, type ResolvedConfig } from 'vite';
import { BuildError, UserError } from '../errors/UserError.ts';
import { type FileNames, type PageRoute, servedPath } from '../routes/routes.ts';

const commands = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

const maxKinds = 20;

/** How long a page may take until it is hydrated, in milliseconds. */
const timeLimit = 30_000;

/** An expression: whether React has taken over an element of the page, or all of it. */
const isHydrated =
  '[document, ...document.querySelectorAll("*")].some((node) => Object.keys(node).some((key) => key.startsWith("__react")))';

/** An expression: resolves once the effects of a hydrated page, and what they start, have had a second. */
const settled = 'new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1000))';

/** A script: remembers the first heading or text of a page as it was served. */
const rememberHeading =
  'addEventListener("DOMContentLoaded", () => { globalThis.servedHeading = document.querySelector("h1,h2,h3,p,li")?.textContent ?? ""; })';

/** An expression: that text, if the page no longer has it. */
const lostHeading = 'document.body.textContent.includes(servedHeading) ? "" : servedHeading';

/** Chrome's words for what a policy refuses. */
const refusal = /Content Security Policy|requires 'Trusted/;
/** Another origin in it, and the directive that lacks it. */
const refusedOrigin = /'(https?:\/\/[^/']+)[^']*' violates the following Content Security Policy directive: "([\w-]+)/;

/**
 * Opens a page of each kind in Chrome or Chromium, if there is one, until it is hydrated.
 * @param folder of the site.
 * @throws BuildError with the problems that the console reports, and the pages that are not hydrated.
 */
export async function openPages(
  routes: readonly PageRoute[],
  { root, base, logger }: ResolvedConfig,
  folder: string,
  fileNames: FileNames = 'page',
): Promise<void> {
  const { CHROME_PATH, PATH = '' } = process.env;
  const inPath = commands.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  const command = CHROME_PATH || inPath.find((file) => existsSync(file));
  if (!command) return logger.warn('no page was opened: no Chrome or Chromium is in PATH, and CHROME_PATH names none');
  // As on a host with https, where `//cdn.example.com/a.js` is loaded over https too.
  const headers = { 'content-security-policy': 'upgrade-insecure-requests' };
  const site = { root, base, build: { outDir: folder }, preview: { host: '127.0.0.1', port: 4170, headers } };
  const server = await preview({ ...site, configFile: false, logLevel: 'silent' });
  const profile = await mkdtemp(join(tmpdir(), 'prerender-browser-'));
  const args = ['--headless', '--disable-gpu', '--no-first-run', `--user-data-dir=${profile}`];
  if (process.getuid?.() === 0) args.push('--no-sandbox'); // Chrome's sandbox does not work for root
  const browser = spawn(command, [...args, '--remote-debugging-port=0'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const closed = once(browser, 'close').catch(() => undefined);
  const pages = pagesOfEachKind(routes);
  const problems = new Map<string, string[]>();
  try {
    const debuggerUrl = await debuggerOf(browser);
    const [url = ''] = server.resolvedUrls?.local ?? [];
    for (const route of pages) {
      const path = route.path === '*' ? '/404' : servedPath(route.path, fileNames);
      for (const problem of await problemsOf(new URL(`.${path}`, url).href, debuggerUrl))
        problems.set(problem, [...(problems.get(problem) ?? []), route.path]);
    }
  } finally {
    browser.kill();
    await Promise.all([closed, server.close()]);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }); // Chrome may end later
  }
  if (problems.size > 0)
    throw new BuildError([...problems].map(([problem, paths]) => `in a browser, ${paths.join(', ')}: ${problem}`));
  logger.info(`✓ ${pages.length} pages opened in a browser: ${pages.map(({ path }) => path).join(', ')}`);
}

/** The first pages of each kind: every page at the top is one, and those at the same depth below the same name. */
export function pagesOfEachKind(routes: readonly PageRoute[], count = 1): readonly PageRoute[] {
  const kinds = Map.groupBy(routes, ({ path }) => {
    const [, top, ...below] = path.replace(/(?<=.)\/$/, '').split('/');
    return below.length > 0 ? `${top} ${below.length}` : path;
  });
  return [...kinds.values()].slice(0, maxKinds).flatMap((pages) => pages.slice(0, count));
}

/**
 * Where a browser listens to commands of its protocol.
 * @throws UserError if it does not start.
 * @see https://chromedevtools.github.io/devtools-protocol/
 */
async function debuggerOf({ spawnfile, stderr }: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  let printed = '';
  for await (const text of stderr.setEncoding('utf8')) {
    printed += text;
    const [, host] = /DevTools listening on ws:\/\/([^/]+)/.exec(printed) ?? [];
    if (host) return `http://${host}`;
  }
  throw new UserError(`${spawnfile} did not start: set CHROME_PATH to Chrome or Chromium\n${printed.trim()}`);
}

/** Opens a page, and returns the problems that the browser reports until the page is hydrated and has settled. */
async function problemsOf(url: string, debuggerUrl: string): Promise<ReadonlySet<string>> {
  const tab = await fetch(`${debuggerUrl}/json/new`, { method: 'PUT' });
  const socket = new WebSocket((await tab.json()).webSocketDebuggerUrl);
  const problems = new Set<string>();
  const printed: string[] = []; // by console.error
  const answers = new Map<number, (value: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, method, params } = JSON.parse(data);
    answers.get(id)?.(result?.result?.value);
    if (method === 'Runtime.exceptionThrown') problems.add(describeError(params.exceptionDetails));
    if (method === 'Runtime.consoleAPICalled' && params.type === 'error') printed.push(describePrinted(params.args));
    if (method === 'Log.entryAdded' && refusal.test(params.entry.text))
      problems.add(`${params.entry.text} ${remedyFor(params.entry.text)}`);
  });
  const send = (method: string, params = {}) => {
    const { promise, resolve } = Promise.withResolvers();
    const id = answers.size;
    answers.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    return Promise.race([promise, setTimeout(timeLimit, undefined, { ref: false })]); // a page may loop
  };
  const evaluate = (expression: string) => send('Runtime.evaluate', { expression, awaitPromise: true });
  await once(socket, 'open');
  await send('Runtime.enable');
  await send('Log.enable');
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: rememberHeading });
  await send('Page.navigate', { url });
  const deadline = performance.now() + timeLimit;
  while (problems.size === 0 && !(await evaluate(isHydrated))) {
    if (performance.now() > deadline) return new Set([`React did not hydrate it within ${timeLimit / 1000} s`]);
    await setTimeout(50);
  }
  await evaluate(settled);
  const lost = await evaluate(lostHeading);
  if (lost && printed[0] !== undefined && problems.size === 0)
    problems.add(`“${lost}” is gone once React has taken over the page: ${printed[0]}`);
  await send('Page.close');
  socket.close();
  return problems;
}

function remedyFor(refused: string): string {
  const [, origin, directive] = refusedOrigin.exec(refused) ?? [];
  return origin && directive
    ? `Allow it with head: { policy: { '${directive}': ['${origin}'] } }`
    : "Allow it with head: { policy: { level: 'relaxed' } }";
}

/** An error as the console shows it, without its stack. */
function describeError({ text, exception }: Runtime.ExceptionDetails): string {
  return `${text} ${describe(exception)}`;
}

function describePrinted(values: readonly Runtime.RemoteObject[]): string {
  return values.map(describe).join(' ');
}

function describe(value: Runtime.RemoteObject | undefined): string {
  return (value?.description ?? String(value?.value)).replace(/\n {4}at .*/s, '');
}
