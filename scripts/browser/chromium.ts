import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium as playwright } from '@playwright/test';
import { aptInstallers, ensureProgram, type Installer, isRoot, type Program } from './ensureProgram.ts';

/** A browser of Chromium's family: one of the system, else the one that Playwright installs. */
export const chromium: Program = {
  name: 'Chromium or Chrome',
  variable: 'CHROME_PATH',
  commands: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'],
  path: playwright.executablePath(),
  installers: [playwrightInstaller('chromium', playwright.executablePath()), ...aptInstallers('chromium')],
};

const shellPath = headlessShellPath(playwright.executablePath());

/**
 * Chromium without its window: pages behave as in the whole browser, and load with a third of the processor time.
 * @see https://developer.chrome.com/blog/chrome-headless-shell
 */
export const headlessShell: Program = {
  name: "Chromium's headless shell",
  variable: 'HEADLESS_SHELL_PATH',
  commands: ['chromium-headless-shell', 'chrome-headless-shell'],
  path: shellPath,
  installers: [
    playwrightInstaller('chromium-headless-shell', shellPath),
    ...aptInstallers('chromium-headless-shell'),
  ],
};

/**
 * Starts a browser, driven by Playwright; installs it if it is missing.
 *
 * @param more further arguments to start it with
 * @throws UserError as `ensureProgram` does
 */
export async function launchBrowser(
  program: Program = chromium,
  more: readonly string[] = [],
): Promise<Browser> {
  return playwright.launch({
    executablePath: await ensureProgram(program),
    args: [...browserArguments(), ...more],
  });
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

function playwrightInstaller(browser: string, path: string): Installer {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return {
    name: `npx playwright install ${browser}`,
    commands: [
      [process.execPath, cli, 'install', browser],
      // On a bare Linux this browser lacks libraries of the system: only starting it shows that.
      ...(process.platform === 'linux' ? [[path, '--version'] as const] : []),
    ],
    minutes: 3,
  };
}

/** Where Playwright installs the shell. It tells only where it installs the browser, which is beside it. */
function headlessShellPath(browserPath: string): string {
  const [, folder = '', revision = '', platform = ''] =
    /^(.*)chromium-(\d+)[\\/]chrome-([^\\/]+)/.exec(browserPath) ?? [];
  const command = `chrome-headless-shell${process.platform === 'win32' ? '.exe' : ''}`;
  return join(`${folder}chromium_headless_shell-${revision}`, `chrome-headless-shell-${platform}`, command);
}
