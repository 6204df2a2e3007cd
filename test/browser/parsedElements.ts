import type { Page } from '@playwright/test';

declare global {
  interface Window {
    parsed: Element[];
  }
}

/** Records the elements of the document as the browser parses it, before any script of the site runs. */
export function rememberParsed(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      // The entry itself removes the speculation rules.
      window.parsed = [...document.querySelectorAll('*:not([type=speculationrules])')];
    });
  });
}

/** The parsed elements that are no longer in the document. */
export function replaced(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.parsed.filter((element) => !element.isConnected).map((element) => element.outerHTML),
  );
}
