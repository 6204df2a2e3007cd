import lighthouse, { type Flags, type Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';

/**
 * Has Lighthouse judge an address as it does by default: as a phone sees it, a slow network and processor simulated.
 * @param categories those that count, as `best-practices`.
 * @throws where Lighthouse cannot load the page.
 */
export async function judgePage(
  browser: Browser,
  url: string,
  categories: readonly string[],
): Promise<Result> {
  const page = await browser.newPage();
  const flags: Flags = {
    onlyCategories: [...categories],
    logLevel: 'error',
  };
  const result = await lighthouse(url, flags, undefined, page);
  await page.close();
  if (!result) throw new Error(`Lighthouse gives no result for ${url}`);
  if (result.lhr.runtimeError)
    throw new Error(`Lighthouse cannot judge ${url}: ${result.lhr.runtimeError.message}`);
  return result.lhr;
}
