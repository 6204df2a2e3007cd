import { type Browser, chromium } from '@playwright/test';
import { browserArguments } from './browserArguments.ts';
import { ensureBrowser } from './ensureBrowser.ts';

/**
 * Starts the Chromium-family browser of this machine, to be driven by Playwright.
 *
 * @param more arguments to start it with
 * @throws Error as `ensureBrowser` does, or when the browser does not start
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArguments(), ...more] });
}
