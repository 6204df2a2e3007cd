import { test as base, expect, type Page } from '@playwright/test';
import { waitForHydration as hydrated } from '../../scripts/browser/waitForHydration';

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

export { titleOf } from '../titleOf';
export { expect, hydrated };

/** The routes, as a test opens them. */
export const paths = ['./', './impact', './cases', './contact'];

/** The routes, and a path that no route has. */
export const pathsAndNotFound = [...paths, './nowhere'];

/** Opens a page and waits until React has taken over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The paths of the modules that a page needs, as its document names them. */
export async function modulesOf(page: Page, path: string): Promise<readonly string[]> {
  const html = await (await page.request.get(path)).text();
  return /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
}

/** The complaint of the browser itself about a page that is served with status 404. */
export const status404 = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
