import type { Page } from '@playwright/test';
import { expect, expectOnly, missingModules, modulesOf, test, titleOf } from './fixtures';

// Only a browser that is refused each module in turn shows which of them a page cannot do without.

/** Long enough for a page in a reload loop to reload. */
const delay = 2000;

test.afterEach(({ consoleErrors }) => {
  expectOnly(consoleErrors, missingModules);
});

for (const path of ['./impact', './not-found']) {
  test(`${path} is loaded once and stays usable, whichever of its modules is missing`, async ({ page }) => {
    const modules = await modulesOf(page, path);
    expect(modules.length).toBeGreaterThan(1);
    for (const missing of modules) {
      const documents = countDocuments(page);
      await page.route(`**${missing}`, (route) => route.fulfill({ status: 404 }));
      const answered = page.waitForResponse(`**${missing}`);
      await page.goto(path);
      await answered;
      await page.waitForTimeout(delay);
      expect(documents(), missing).toEqual([expect.stringMatching(/^http/)]);
      await page.unrouteAll();
    }
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveTitle(titleOf('contact'));
  });
}

/** Returns a function for the URLs of the documents requested since. */
function countDocuments(page: Page): () => readonly string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  return () => addresses;
}
