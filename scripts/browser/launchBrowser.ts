import { type Browser, chromium } from '@playwright/test';
import { browserArguments } from './browserArguments.ts';
import { ensureBrowser } from './ensureBrowser.ts';

/**
 * Starts the Chromium-family browser of this machine, to be driven by Playwright.
 *
 * @throws Error as `ensureBrowser` does, or when the browser does not start
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments() });
}
