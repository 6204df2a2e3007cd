import { test as base, expect, type Page } from '@playwright/test';
import { readPagePaths, unknownPath } from '../../scripts/previewServer';
import { content, titleOf } from '../support/content';
import { waitForHydration as hydrated, modulesIn } from '../support/hydration';
import { siteDirectory } from '../support/sites';

/** The browser's own console error for a page with status 404. */
export const status404 = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

/**
 * A test that fails on any console error or warning, but for those of the path without a page, which tests of every page open too.
 * A test removes those that it expects from `consoleErrors`.
 */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        const isOfUnknownPath =
          (message.text() === status404 && message.location().url.endsWith(`/${unknownPath}`)) ||
          message.text() === `404: no page at /${unknownPath}`;
        if (['error', 'warning'].includes(message.type()) && !isOfUnknownPath) consoleErrors.push(message.text());
      });
      page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`));
      await use(consoleErrors);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, hydrated, titleOf };

/** Removes the console errors, and expects each to match. */
export function expectOnly(consoleErrors: string[], expected: RegExp): void {
  expect(consoleErrors.splice(0).filter((message) => !expected.test(message))).toEqual([]);
}

/** The path of every page of the built site, so that a new page is tested too, and a path without a page. */
export const allPaths = (await readPagePaths(siteDirectory('root'))).map((path) => `./${path}`);

/** The paths of the pages. */
export const paths = allPaths.filter((path) => path !== `./${unknownPath}`);

/** Opens a page and waits for hydration. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Gives the window of a page a size, such as `375 × 812`. */
export function resize(page: Page, window: string): Promise<void> {
  const [width = 0, height = 0] = window.split(' × ').map(Number);
  return page.setViewportSize({ width, height });
}

/** Gives the practice another name in the header. */
export function rename(page: Page, name: string): Promise<void> {
  return page.locator('header > a > span').evaluate((words, text) => {
    if (words.firstChild instanceof Text) words.firstChild.data = text;
  }, name);
}

/** A colour as computed styles have it. */
export function rgb(hex: string): string {
  return `rgb(${[...Buffer.from(hex.slice(1), 'hex')].join(', ')})`;
}

/** Names that wrap in a header, of few words and of one. */
export const longNames = [
  'Van der Meulen-Hartmann & Associates Ltd',
  'Donaudampfschifffahrtsgesellschaftskapit',
  'مكتب الاستشارات الاستراتيجية للنمو والتطوير',
] as const;

/** The button of small screens that opens the menu, or that in it, which closes it. */
export function menuButton(page: Page, name: 'Menu' | 'Close') {
  return page.getByRole('button', { name });
}

/** A page with a link in the header. */
type Linked = 'home' | 'impact' | 'cases' | 'contact';

/** The link of the header to a page. */
export function linkTo(page: Page, name: Linked) {
  const menu = page.getByRole('navigation', { name: 'Main' });
  return menu.getByRole('link', { name: content[name].pageName, exact: true });
}

/** Clicks on the link of the header to a page, and waits for the page. */
export async function follow(page: Page, name: Linked): Promise<void> {
  await linkTo(page, name).click();
  await expectShown(page, name);
}

/** Waits for a page: its title changes with the URL, before the page is there. */
export async function expectShown(page: Page, name: Linked): Promise<void> {
  await expect(page.getByRole('main', { name: content[name].pageName, exact: true })).toBeAttached();
  await expect(page).toHaveTitle(titleOf(name));
}

/** The paths of the modules that a page's document names. */
export async function modulesOf(page: Page, path: string): Promise<readonly string[]> {
  return modulesIn(await (await page.request.get(path)).text());
}
