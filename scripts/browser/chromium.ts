import { createRequire } from 'node:module';
import { type Browser, chromium as playwright } from '@playwright/test';
import { aptInstallers, ensureProgram, type Installer, isRoot, type Program } from './ensureProgram.ts';

/** A browser of Chromium's family: one of the system, else the one that Playwright installs. */
export const chromium: Program = {
  name: 'Chromium or Chrome',
  variable: 'CHROME_PATH',
  commands: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'],
  path: playwright.executablePath(),
  installers: [playwrightInstaller(), ...aptInstallers('chromium')],
};

/**
 * Finds the path of a Chromium-family browser; installs Chromium if there is none.
 *
 * @throws UserError as `ensureProgram` does
 */
export function ensureBrowser(): Promise<string> {
  return ensureProgram(chromium);
}

/**
 * Starts that browser, driven by Playwright.
 *
 * @param more further arguments to start it with
 * @throws UserError as `ensureProgram` does
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return playwright.launch({ executablePath: await ensureBrowser(), args: [...browserArguments(), ...more] });
}

/**
 * The arguments to start a Chromium-family browser with, so that it sends no request of its own.
 *
 * Chromium refuses to start its sandbox as root:
 * https://playwright.dev/docs/docker#crawling-and-scraping
 *
 * @param asRoot whether the browser will run as root
 */
export function browserArguments(asRoot = isRoot()): string[] {
  return [
    ...(asRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

/**
 * Further arguments for measuring time. A driven browser records the place of every error that is created, even of
 * one that is never thrown (React creates some as its module starts). To know the lines it would parse the whole module
 * again, at several times the cost of starting it for a visitor. With this, the first parse collects them.
 * @see https://v8.dev/blog/v8-lite, on lazy source positions
 */
export const measuringArguments: readonly string[] = ['--js-flags=--no-enable-lazy-source-positions'];

function playwrightInstaller(): Installer {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return {
    name: 'npx playwright install chromium',
    commands: [
      [process.execPath, cli, 'install', 'chromium'],
      // On a bare Linux this browser lacks libraries of the system: only starting it shows that.
      ...(process.platform === 'linux' ? [[playwright.executablePath(), '--version'] as const] : []),
    ],
    minutes: 3,
  };
}
