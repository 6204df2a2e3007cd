import { notFound } from '../support/content';
import { expect, hydrated, openHydrated, status404, test, titleOf } from './fixtures';

for (const path of ['./nope', './cases/villas', './a/b/c/d', './impact/x.html']) {
  test(`${path} shows the not-found page and logs the path`, { tag: '@base' }, async ({
    page,
    consoleErrors,
    baseURL,
  }) => {
    const response = await page.goto(path);
    await hydrated(page);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
    await expect.poll(() => consoleErrors.length).toBe(2);
    expect(consoleErrors.splice(0)).toEqual([status404, `404: no page at ${path.slice(1)}`]);
    const home = page.getByRole('link', { name: notFound.returnLabel });
    await expect(home).toHaveAttribute('href', new URL(baseURL ?? '').pathname);
  });
}

test('an unknown path reached by client navigation is logged too', { tag: '@base' }, async ({
  page,
  consoleErrors,
  baseURL,
}) => {
  await openHydrated(page, './');
  const base = new URL(baseURL ?? '').pathname;
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `${base}nowhere`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(page).toHaveTitle(titleOf('not-found'));
  await expect.poll(() => consoleErrors.splice(0)).toEqual(['404: no page at /nowhere']);
});

test('its link goes home', { tag: '@base' }, async ({ page }) => {
  await openHydrated(page, './not-found');
  await page.getByRole('link', { name: notFound.returnLabel }).click();
  await expect(page).toHaveTitle(titleOf('home'));
});
