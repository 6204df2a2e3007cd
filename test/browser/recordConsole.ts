import type { ConsoleMessage, Page } from '@playwright/test';

/**
 * Records the console errors and warnings of a page from now on, and its uncaught errors.
 * @param isExpected whether a message is left out.
 */
export function recordConsole(
  page: Page,
  isExpected: (message: ConsoleMessage) => boolean = () => false,
): string[] {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    const isError = ['error', 'warning'].includes(message.type());
    if (isError && !isExpected(message)) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`));
  return consoleErrors;
}
