import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { UserError } from '../prerender/index.ts';

/** No sandbox, as is Playwright's default: Chromium refuses to start one as root. */
export const browserArguments = ['--no-sandbox', '--disable-gpu'];

/** The first of these commands that is in `PATH`. */
export function findCommand(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** The system's Chrome or Chromium: the one in `CHROME_PATH`, or else in `PATH`. */
export function systemChrome(): string | undefined {
  const commands = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'];
  return process.env.CHROME_PATH || findCommand(...commands);
}

/**
 * The Chromium to drive: without a window where there is one, as pages then load in a third of the processor time. None
 * means Playwright's own, which `npx playwright install chromium` brings.
 * @see https://developer.chrome.com/blog/chrome-headless-shell
 */
export function drivenChromium(): string | undefined {
  const shell = process.env.CHROME_PATH || findCommand('chromium-headless-shell', 'chrome-headless-shell');
  return shell ?? (existsSync(chromium.executablePath()) ? undefined : systemChrome());
}

/** Starts Chromium, driven by Playwright. @throws UserError if there is none. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = drivenChromium();
  const options = { ...(executablePath && { executablePath }), args: browserArguments };
  return chromium.launch(options).catch((cause) => {
    throw new UserError('Chromium did not start. Run npx playwright install chromium, or set CHROME_PATH to another', {
      cause,
    });
  });
}
