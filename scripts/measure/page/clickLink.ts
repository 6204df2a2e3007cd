import type { Browser } from '@playwright/test';
import { interactionDuration } from './interactionDuration.ts';
import { openPage } from './openPage.ts';
import { readEntries } from './recordPerformance.ts';

/** Long enough for the menu to be open, and for the browser to have told of all that a touch began. */
const settling = 1_000; // milliseconds

/**
 * Opens a page, and once all is done there touches the link to another one in the header's menu.
 * @returns the milliseconds from the touch to the next paint.
 * @throws where the link loads a new document, whose paint is another matter.
 */
export async function clickLink(browser: Browser, from: string, to: string): Promise<number> {
  const page = await openPage(browser, from, 'page');
  try {
    await page.locator('header button[popovertarget]').first().tap();
    await page.waitForTimeout(settling);
    const links = page.locator('[popover] a');
    const addresses = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
    const index = addresses.findIndex((address) => address.split('#', 1)[0] === to);
    if (index === -1) throw new Error(`the menu of ${from} has no link to ${to}`);

    const [document, since] = await page.evaluate(() => [performance.timeOrigin, performance.now()]);
    await links.nth(index).tap();
    await page.waitForURL((url) => url.href.split('#', 1)[0] === to);
    await page.waitForTimeout(settling);
    if (document !== (await page.evaluate(() => performance.timeOrigin)))
      throw new Error(`the link from ${from} to ${to} loads a new document: React did not take the click`);
    return interactionDuration(await readEntries(page), since);
  } finally {
    await page.context().close();
  }
}
