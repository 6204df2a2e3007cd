import { test as base, expect, type Page } from '@playwright/test';
import { waitForHydration as hydrated } from '../../scripts/browser/hydration';
import { readPagePaths, unknownPath } from '../../scripts/preview/builtSite';
import { siteDirectory } from '../support/sites';
import { recordComplaints } from './recordComplaints';

/** A test whose page must leave the console empty; what a test expects there it takes out of `complaints`. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = recordComplaints(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { titleOf } from '../support/content';
export { status404 } from './status404';
export { expect, hydrated };

/** Every page of the built site, as a test opens it, and a path that no page has: a new page is tested by itself. */
export const pathsAndNotFound = (await readPagePaths(siteDirectory('root'))).map((path) => `./${path}`);

/** The pages alone. */
export const paths = pathsAndNotFound.filter((path) => path !== `./${unknownPath}`);

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
