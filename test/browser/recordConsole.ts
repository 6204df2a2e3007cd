import type { Page } from '@playwright/test';

/** Records the console errors and warnings of a page from now on, and its uncaught errors. */
export function recordConsole(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`));
  return consoleErrors;
}
