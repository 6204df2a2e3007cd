import type { Page } from '@playwright/test';
import { isHydrated } from '../../scripts/browser/hydration';
import { notFound } from '../support/content';
import { replaced } from './parsedElements';
import { status404 } from './status404';

/**
 * Opens a URL of a site, and returns what went wrong until hydration ended.
 *
 * @param page must remember what the browser parsed, with `rememberParsed`
 * @param consoleErrors those of the page. Those expected of a missing page are removed, the others returned, so that none
 *   is left.
 */
export async function navigationErrors(
  page: Page,
  consoleErrors: string[],
  { address, base }: { readonly address: string; readonly base: string },
): Promise<readonly string[]> {
  const response = await page.goto(address);
  await page.waitForFunction(isHydrated, undefined, { polling: 20 });
  const errors = (await replaced(page)).map((element) => `React replaced ${element}`);
  if (!page.url().startsWith(base)) errors.push(`it led to ${page.url()}`);
  const heading = await page.locator('h1').textContent();
  const isMissing = response?.status() === 404;
  if (isMissing && heading !== notFound.heading) errors.push(`its heading is "${heading}"`);
  const expected = [
    isMissing && status404,
    // Also at /404, where 404.html is served with status 200.
    heading === notFound.heading && '404: no page at ',
  ].filter((message) => message !== false);
  for (const message of expected) {
    if (!(await removeMessage(page, consoleErrors, message)))
      errors.push(`the console does not show "${message}"`);
  }
  errors.push(...consoleErrors.splice(0).map((message) => `the console shows "${message}"`));
  return errors.map((error) => `${address.slice(0, 200)}: ${error}`);
}

/** Removes the message with this beginning, and waits for it up to half a minute. */
async function removeMessage(page: Page, consoleErrors: string[], beginning: string): Promise<boolean> {
  for (let tries = 0; tries < 1500; tries++) {
    const index = consoleErrors.findIndex((message) => message.startsWith(beginning));
    if (index >= 0) return consoleErrors.splice(index, 1).length > 0;
    await page.waitForTimeout(20);
  }
  return false;
}
