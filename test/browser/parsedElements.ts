import type { Page } from '@playwright/test';

declare global {
  interface Window {
    parsed: Element[];
  }
}

/** Keeps the elements of the document as the browser reads it, before any script of the site runs. */
export function rememberParsed(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      // The entry takes the speculation rules away itself.
      window.parsed = [...document.querySelectorAll('*:not([type=speculationrules])')];
    });
  });
}

/** The elements of the document as it was read that are no longer in it. */
export function replaced(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.parsed.filter((element) => !element.isConnected).map((element) => element.outerHTML),
  );
}
