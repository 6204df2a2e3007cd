import type { Page } from '@playwright/test';

/** Keeps the errors and warnings of a page's console from now on, and the errors that nothing catches. */
export function recordComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}
