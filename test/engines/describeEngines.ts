import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test, vi } from 'vitest';
import { isHydrated } from '../../scripts/browser/hydration';
import { type PreviewServer, startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { routes } from '../../src/routes';
import { siteDirectory, sites } from '../support/sites';
import { type Engine, type EngineBrowser, engines } from './engines';

/** The context of a test in an engine. */
export interface Running {
  readonly browser: EngineBrowser;
  /** The URL of the home page. */
  readonly url: string;
}

declare global {
  interface Window {
    consoleErrors: string[];
  }
}

const minutes = 60_000;

/** Every page of the site: its path below the base, and whether it is the one for unknown paths. */
export const pages = routes.map(({ path }) => ({
  path: path === '*' ? 'no/such/page' : path.slice(1),
  isNotFound: path === '*',
}));

/** A phone and a desktop, in CSS pixels. */
export const phone = { width: 375, height: 812 };
export const desktop = { width: 1280, height: 800 };

/** How long a test waits for a browser on a busy machine, in milliseconds. */
export const waiting = { timeout: 30_000 };

/** Opens a page, and waits for hydration. */
export async function openHydrated(browser: EngineBrowser, url: string): Promise<void> {
  await browser.open(url);
  await vi.waitUntil(() => browser.evaluate(isHydrated), waiting);
}

/**
 * Defines tests that run in each engine, on the site built for a base path. An engine that cannot run on this machine
 * is reported as not run, with the reason.
 * @param describeOne defines the tests for one engine. Its argument is available while tests run.
 */
export async function describeEngines(
  describeOne: (running: () => Running, engine: Engine) => void,
): Promise<void> {
  for (const engine of engines) {
    const start = await engine.prepare().catch((reason: Error) => reason);
    if (start instanceof Error) {
      console.warn(`${engine.name} is not run. ${start.message}`);
      test.skip(`${engine.name} is not run. ${start.message}`);
      continue;
    }
    describe(engine.name, { timeout: minutes }, () => {
      let server: PreviewServer;
      let browser: EngineBrowser;
      beforeAll(async () => {
        server = await serveSite();
        browser = await start();
      }, 2 * minutes);
      afterAll(async () => {
        await browser?.close();
        await server?.close();
      }, minutes);
      describeOne(() => ({ browser, url: server.url }), engine);
    });
  }
}

/** Serves the site built for a base path, on whose pages a first script records console errors: WebKit's driver tells none. */
export async function serveSite(): Promise<PreviewServer> {
  const [, { name, base }] = sites;
  const directory = await mkdtemp(join(tmpdir(), 'engines-'));
  await cp(siteDirectory(name), directory, { recursive: true });
  const script = `(${recordConsole})()`;
  const hash = createHash('sha256').update(script).digest('base64');
  for (const file of await readdir(directory, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(join(directory, file), 'utf8');
    const allowed = html.replace("script-src 'self'", `$& 'sha256-${hash}'`);
    await writeFile(
      join(directory, file),
      allowed.replace('<meta name="referrer"', () => `<script>${script}</script><meta name="referrer"`),
    );
  }
  const server = await startPreviewServer({ directory, base });
  await rm(directory, { recursive: true }); // the server has read it
  return server;
}

/**
 * Records in `window.consoleErrors` what a page's console would show: errors and warnings, uncaught errors and
 * violations of the Content Security Policy. Runs in the page, so it must not use anything outside itself.
 */
function recordConsole(): void {
  const consoleErrors: string[] = [];
  window.consoleErrors = consoleErrors;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => consoleErrors.push(words.join(' '));
  }
  window.addEventListener('error', ({ message }) => consoleErrors.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => consoleErrors.push(`uncaught: ${reason}`));
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    consoleErrors.push(`blocked by ${violatedDirective}: ${blockedURI}`),
  );
}
