import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page. @throws after Playwright's timeout. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Whether React has hydrated the page. Runs in the page, so it must not use anything outside itself. */
export function isHydrated(): boolean {
  // React marks every hydrated element with a field of this name, and the footer is the last element of a page.
  const footer = document.querySelector('footer');
  return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactFiber'));
}

/** The paths of the modules that a document names, which hydrate it. */
export function modulesIn(html: string): readonly string[] {
  return /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
}
