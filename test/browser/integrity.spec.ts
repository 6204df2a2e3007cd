import type { Page } from '@playwright/test';
import { expect, expectOnly, hydrated, openHydrated, test, titleOf } from './fixtures';

test('a changed module of the first page is refused, and the page works without it', async ({
  page,
  consoleErrors,
}) => {
  await tamper(page, /assets\/.*\.js$/);
  await page.goto('./');
  await expect.poll(() => consoleErrors).toContainEqual(expect.stringContaining('valid digest'));
  await expectOnlyRefusals(page, consoleErrors);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(titleOf('contact'));
  await expectOnlyRefusals(page, consoleErrors);
});

test('every unchanged module is accepted, wherever it is imported', async ({ page }) => {
  await openHydrated(page, './');
  await page.waitForLoadState('networkidle'); // all other pages are fetched ahead
  for (const path of ['./impact', './cases', './contact']) {
    await page.goto(path);
    await hydrated(page);
  }
});

/** Responds with a module that shows whether it ran. */
async function tamper(page: Page, address: RegExp | ((url: URL) => boolean)): Promise<void> {
  const body = "document.title = 'Tampered'";
  await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

async function expectOnlyRefusals(page: Page, consoleErrors: string[]): Promise<void> {
  await expect(page).not.toHaveTitle('Tampered');
  expectOnly(
    consoleErrors,
    /^Failed to find a valid digest|^uncaught: Failed to fetch dynamically imported module/,
  );
}
