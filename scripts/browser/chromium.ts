import { join } from 'node:path';
import { type Browser, chromium as playwright } from '@playwright/test';
import { aptInstallers, ensureProgram, type Program } from './ensureProgram.ts';

/** A Chromium-family browser: the system's own, or else the one that Playwright installs. */
export const chromium: Program = {
  name: 'Chromium or Chrome',
  variable: 'CHROME_PATH',
  commands: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'],
  path: playwright.executablePath(),
  installers: ['npx playwright install chromium', ...aptInstallers('chromium')],
};

/**
 * Chromium without a window: pages behave as in the complete browser, and load in a third of the processor time.
 * @see https://developer.chrome.com/blog/chrome-headless-shell
 */
export const headlessShell: Program = {
  name: "Chromium's headless shell",
  variable: 'HEADLESS_SHELL_PATH',
  commands: ['chromium-headless-shell', 'chrome-headless-shell'],
  path: headlessShellPath(playwright.executablePath()),
  installers: ['npx playwright install chromium-headless-shell', ...aptInstallers('chromium-headless-shell')],
};

/**
 * Starts a browser, driven by Playwright. In CI, a missing one is installed.
 * @throws UserError as `ensureProgram` does
 */
export async function launchBrowser(program: Program = chromium): Promise<Browser> {
  return playwright.launch({ executablePath: await ensureProgram(program), args: browserArguments });
}

/** No sandbox, as is Playwright's default: Chromium refuses to start one as root. */
export const browserArguments = ['--no-sandbox', '--disable-gpu'];

/**
 * The path where Playwright installs the shell, beside the browser: Playwright gives only the path of that.
 */
function headlessShellPath(browserPath: string): string {
  const [, folder = '', revision = '', platform = ''] =
    /^(.*)chromium-(\d+)[\\/]chrome-([^\\/]+)/.exec(browserPath) ?? [];
  const command = `chrome-headless-shell${process.platform === 'win32' ? '.exe' : ''}`;
  return join(`${folder}chromium_headless_shell-${revision}`, `chrome-headless-shell-${platform}`, command);
}
