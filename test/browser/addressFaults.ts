import type { Page } from '@playwright/test';
import { isHydrated } from '../../scripts/browser/hydration';
import { notFound } from '../support/content';
import { replaced } from './parsedElements';
import { status404 } from './status404';

/**
 * Opens an address below the base of a site, and tells what went wrong until React has taken over.
 *
 * @param page whose documents remember what the browser parsed, with `rememberParsed`
 * @param complaints of its console: what belongs to a page that is not found is right, what else there is becomes a
 *   fault; none is left
 */
export async function addressFaults(
  page: Page,
  complaints: string[],
  { address, base }: { readonly address: string; readonly base: string },
): Promise<readonly string[]> {
  const response = await page.goto(address);
  await page.waitForFunction(isHydrated, undefined, { polling: 20 });
  const faults = (await replaced(page)).map((element) => `React replaced ${element}`);
  if (!page.url().startsWith(base)) faults.push(`it led to ${page.url()}`);
  const heading = await page.locator('h1').textContent();
  const isMissing = response?.status() === 404;
  if (isMissing && heading !== notFound.heading) faults.push(`it is headed "${heading}"`);
  const expected = [
    isMissing && status404,
    // Also where the server gives 404.html for a page that is there: at /404.
    heading === notFound.heading && '404: no page at ',
  ].filter((complaint) => complaint !== false);
  for (const complaint of expected) {
    if (!(await taken(page, complaints, complaint))) faults.push(`the console does not say "${complaint}"`);
  }
  faults.push(...complaints.splice(0).map((complaint) => `the console says "${complaint}"`));
  return faults.map((fault) => `${address.slice(0, 200)}: ${fault}`);
}

/** Takes out the complaint that begins so; waits for it as long as a busy machine may need. */
async function taken(page: Page, complaints: string[], beginning: string): Promise<boolean> {
  for (let tries = 0; tries < 1500; tries++) {
    const index = complaints.findIndex((complaint) => complaint.startsWith(beginning));
    if (index >= 0) return complaints.splice(index, 1).length > 0;
    await page.waitForTimeout(20);
  }
  return false;
}
