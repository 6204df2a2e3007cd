import { test as base, expect, type Page } from '@playwright/test';
import { pageMetadata } from '../../src/content/pageMetadata';
import { practice } from '../../src/content/practice';

/** A test whose page must leave the console empty; what a test expects there it takes out of `complaints`. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The routes, as a test opens them. */
export const paths = ['./', './impact', './cases', './contact'];

/** The routes, and a path that no route has. */
export const pathsAndNotFound = [...paths, './nowhere'];

/** Opens a page and waits until React has taken over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  // React names its own fields so on each element that it has taken over: the footer is the document's last.
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer');
    return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactFiber'));
  });
}

/** The complaint of the browser itself about a page that is served with status 404. */
export const status404 = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

/** The title of a page, by which a test knows that it has arrived; whatever its owner makes it say. */
export function titleOf(page: keyof typeof pageMetadata): string {
  return `${pageMetadata[page].title} | ${practice.brandName}`;
}
