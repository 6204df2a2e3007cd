import { vi } from 'vitest';
import { isHydrated } from '../../scripts/browser/isHydrated';
import type { EngineBrowser } from './Engine';
import { patience } from './patience';

/** Opens a page, and waits until React has taken over. */
export async function openHydrated(browser: EngineBrowser, url: string): Promise<void> {
  await browser.open(url);
  await vi.waitUntil(() => browser.evaluate(isHydrated), patience);
}
