import type { Page } from '@playwright/test';
import { isHydrated } from './isHydrated.ts';

/**
 * Waits until React has taken over the page in hand.
 *
 * @throws Error of Playwright when that takes longer than the page's timeout
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
