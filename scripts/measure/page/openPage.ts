import type { Browser, Page } from '@playwright/test';
import { waitForHydration } from '../../browser/waitForHydration.ts';
import { recordPerformance } from './recordPerformance.ts';
import { openSlowPhone } from './slowPhone.ts';
import { watchNetwork } from './watchNetwork.ts';

/** How long nothing may have been under way for a page to be at rest, in milliseconds. */
const rest = 2_000;

/**
 * Opens an address on a slow phone with an empty cache, and waits until all is done: for a page until React has
 * taken over, too, and has fetched what it fetches ahead; a floor has no scripts.
 */
export async function openPage(browser: Browser, url: string, kind: 'page' | 'floor'): Promise<Page> {
  const page = await openSlowPhone(browser);
  const quiet = watchNetwork(page);
  await recordPerformance(page);
  await page.goto(url);
  await quiet(rest);
  if (kind === 'page') {
    await waitForHydration(page);
    await quiet(rest);
  }
  return page;
}
