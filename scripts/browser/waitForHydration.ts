import type { Page } from '@playwright/test';

/**
 * Waits until React has taken over the page in hand.
 *
 * @throws Error of Playwright when that takes longer than the page's timeout
 */
export async function waitForHydration(page: Page): Promise<void> {
  // React names its own fields so on each element that it has taken over: the footer is the document's last.
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer');
    return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactFiber'));
  });
}
