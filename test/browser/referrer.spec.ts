import type { Page } from '@playwright/test';
import { expect, openHydrated, status404, test, titleOf } from './fixtures';

const elsewhere = 'https://elsewhere.example/';

test('a link to another site sends no referrer, after a client navigation either', async ({ page }) => {
  await openHydrated(page, './');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Impact' }).click();
  await expect(page).toHaveTitle(titleOf('impact'));
  await expect(page.locator('meta[name=referrer]')).toHaveCount(1);
  expect(await referrerOf(page, elsewhere)).toBeUndefined();
});

test('a link within the site sends one', async ({ page, baseURL, consoleErrors }) => {
  await openHydrated(page, './impact');
  // Not to a page of the route table, which the router would show without a request.
  expect(await referrerOf(page, `${baseURL}no-such-page`)).toBe(`${baseURL}impact`);
  await expect.poll(() => consoleErrors.splice(0).join()).toContain(status404);
});

/** The referrer that the browser sends for a plain link without a `rel`. */
async function referrerOf(page: Page, address: string): Promise<string | undefined> {
  await page.route(elsewhere, (route) => route.fulfill({ body: 'Elsewhere' }));
  const requested = page.waitForRequest(address);
  // A browser may hang if it is closed while it opens a page.
  const arrived = page.waitForURL(address);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
  }, address);
  await arrived;
  return (await requested).headers().referer;
}
