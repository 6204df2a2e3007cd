import { chromium } from '@playwright/test';
import { browserInstallers } from './browserInstallers.ts';
import { findBrowser } from './findBrowser.ts';
import { installBrowser } from './installBrowser.ts';
import { isExecutable } from './isExecutable.ts';
import { runCommand } from './runCommand.ts';

/**
 * Gives the path of a Chromium-family browser on this machine; installs Chromium when there is none.
 *
 * @throws Error when CHROME_PATH is set to what is no executable file, or when nothing could be installed
 */
export async function ensureBrowser(): Promise<string> {
  const { env, platform } = process;
  const playwrightPath = chromium.executablePath();
  const find = () => findBrowser({ env, platform, isExecutable, playwrightPath });
  const found = find();
  if (found !== undefined) return found;

  console.warn('No Chrome, Chromium or Edge found: installing Chromium, which can take minutes.');
  const isRoot = process.getuid?.() === 0;
  const installers = browserInstallers({ platform, isRoot, playwrightPath });
  return installBrowser({ installers, run: runCommand, find });
}
