import { test as base, expect, type Page } from '@playwright/test';
import { waitForHydration as hydrated } from '../../scripts/browser/hydration';
import { readPagePaths, unknownPath } from '../../scripts/preview/builtSite';
import { siteDirectory } from '../support/sites';
import { recordConsole } from './recordConsole';

/** A test that fails on any console error. A test removes those that it expects from `consoleErrors`. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors = recordConsole(page);
      await use(consoleErrors);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { titleOf } from '../support/content';
export { status404 } from './status404';
export { expect, hydrated };

/** The path of every page of the built site, so that a new page is tested too, and a path without a page. */
export const pathsAndNotFound = (await readPagePaths(siteDirectory('root'))).map((path) => `./${path}`);

/** The paths of the pages. */
export const paths = pathsAndNotFound.filter((path) => path !== `./${unknownPath}`);

/** Opens a page and waits for hydration. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The paths of the modules that a page's document names. */
export async function modulesOf(page: Page, path: string): Promise<readonly string[]> {
  const html = await (await page.request.get(path)).text();
  return /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
}
