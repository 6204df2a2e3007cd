import type { Page } from '@playwright/test';
import { expect, modulesOf, openHydrated, status404, test, titleOf } from './fixtures';

test('each link of the header leads to a page that marks it as the current one', { tag: '@base' }, async ({
  page,
  baseURL,
}) => {
  await openHydrated(page, './');
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(1);
  for (const [index, href] of hrefs.entries()) {
    await page.goto(new URL(href, baseURL).href);
    await expect(links.nth(index)).toHaveAttribute('aria-current', 'page');
    await expect(links.and(page.locator('[aria-current]'))).toHaveCount(1);
  }
});

test('the skip link is the first stop, and leads past the header', async ({ page }) => {
  await openHydrated(page, './');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});

test.describe('a click in a hydrated page', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, './');
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  });

  test('on a link to a page loads no document', { tag: '@base' }, async ({ page, baseURL }) => {
    await addLink(page, `${baseURL}impact`);
    await page.locator('#added').click();
    await expect(page).toHaveURL(`${baseURL}impact`);
    await expect(page).toHaveTitle(titleOf('impact'));
    await expect(page.locator('html[data-kept]')).toHaveCount(1);
  });

  test('on a link to a file of the site opens the file', { tag: '@base' }, async ({
    page,
    baseURL,
    consoleErrors,
  }) => {
    await addLink(page, `${baseURL}licenses.txt`);
    await page.locator('#added').click();
    await expect(page).toHaveURL(`${baseURL}licenses.txt`);
    await expect(page.locator('body')).toContainText('MIT');
    // Chromium asks for an icon of its own.
    expect(consoleErrors.splice(0).filter((message) => message !== status404)).toEqual([]);
  });
});

test.describe('while another page loads', () => {
  for (const { from, href } of [
    { from: './', href: '#approach' },
    { from: './', href: '#main' },
    { from: './not-found', href: '#main' },
  ]) {
    test(`a link on ${from} to ${href} leads there, on the page that is shown`, async ({ page, baseURL }) => {
      const known = await modulesOf(page, from);
      const held = (await modulesOf(page, './impact')).filter((path) => !known.includes(path));
      await page.route(
        ({ pathname }) => held.includes(pathname),
        () => undefined, // never answers
      );
      await openHydrated(page, from);
      await page.locator('header a[href$="/impact"]').first().click();
      await expect(page).toHaveURL(`${baseURL}impact`);
      await page.locator(`a[href="${href}"]`).first().press('Enter');
      await expect(page).toHaveURL(new URL(from + href, baseURL).href);
      await expect(page.locator(href)).toBeFocused();
    });
  }
});

/** Puts a link on the page, as its owner might. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, id: 'added' });
    link.append('Added');
    document.querySelector('h1')?.before(link);
  }, href);
}
