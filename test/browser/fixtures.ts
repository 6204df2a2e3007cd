import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { waitForHydration as hydrated } from '../../scripts/browser/hydration';
import { readPagePaths, unknownPath } from '../../scripts/preview/builtSite';
import { siteDirectory } from '../support/sites';
import { recordConsole } from './recordConsole';
import { status404 } from './status404';

/**
 * A test that fails on any console error or warning, but for those of the path without a page, which tests of every page open too.
 * A test removes those that it expects from `consoleErrors`.
 */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors = recordConsole(page, isOfUnknownPath);
      await use(consoleErrors);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { titleOf } from '../support/content';
export { expect, hydrated, status404 };

/** Removes the console errors, and expects each to match. */
export function expectOnly(consoleErrors: string[], expected: RegExp): void {
  expect(consoleErrors.splice(0).filter((message) => !expected.test(message))).toEqual([]);
}

/** The console errors of modules that cannot be loaded. */
export const missingModules =
  /^Failed to load resource|^uncaught: Failed to fetch dynamically imported module/;

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

/** Whether the browser or the page says that the path without a page has none. */
function isOfUnknownPath(message: ConsoleMessage): boolean {
  const isStatus = message.text() === status404 && message.location().url.endsWith(`/${unknownPath}`);
  return isStatus || message.text() === `404: no page at /${unknownPath}`;
}
