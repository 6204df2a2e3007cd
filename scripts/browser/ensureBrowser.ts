import { chromium } from './chromium.ts';
import { ensureProgram } from './ensureProgram.ts';

/**
 * Gives the path of a Chromium-family browser on this machine; installs Chromium when there is none.
 *
 * @throws Error when CHROME_PATH is set to what is no executable file, or when nothing could be installed
 */
export function ensureBrowser(): Promise<string> {
  return ensureProgram(chromium);
}
