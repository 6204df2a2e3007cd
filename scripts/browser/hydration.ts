import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page, as long as Playwright's timeout lasts. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Whether React has hydrated the page. Runs in the page, so it uses nothing from outside itself. */
export function isHydrated(): boolean {
  // React marks every element that it has hydrated with fields of this name; the footer is the last of a page.
  const footer = document.querySelector('footer');
  return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactFiber'));
}
