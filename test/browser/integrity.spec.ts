import { expect, expectOnly, test, titleOf } from './fixtures';

// That every unchanged module is accepted shows wherever a page is hydrated with an empty console.
test('a changed module is refused, and the page works without it', async ({ page, consoleErrors }) => {
  const body = "document.title = 'Tampered'";
  await page.route(/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('./');
  await expect.poll(() => consoleErrors).toContainEqual(expect.stringContaining('valid digest'));
  await expect(page).toHaveTitle(titleOf('home'));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(titleOf('contact'));
  expectOnly(
    consoleErrors,
    /^Failed to find a valid digest|^uncaught: Failed to fetch dynamically imported module/,
  );
});
