import type { Page } from '@playwright/test';
import {
  expect,
  expectOnly,
  hydrated,
  missingModules,
  modulesOf,
  openHydrated,
  test,
  titleOf,
} from './fixtures';

test('Back after a reload restores the scroll position', async ({ page }) => {
  await openHydrated(page, './');
  const place = await scrollDown(page);
  await follow(page, 'Impact');
  await expect(page).toHaveTitle(titleOf('impact'));
  await page.reload();
  await hydrated(page);
  await expectBackTo(page, place);
});

test('Back after a page that had to be loaded from the server restores the scroll position', async ({
  page,
  consoleErrors,
}) => {
  await loseOtherCode(page);
  await openHydrated(page, './');
  const place = await scrollDown(page);
  await page.waitForLoadState('networkidle');
  const loaded = page.waitForEvent('load');
  await follow(page, 'Impact');
  await loaded;
  expect(await scrollOf(page)).toBe(0);
  await page.unrouteAll();
  await page.reload();
  await hydrated(page);
  expectOnly(consoleErrors, missingModules);
  await expectBackTo(page, place);
});

test('Back returns to where the visitor had scrolled before the scripts came', async ({ page }) => {
  let sendScripts = () => {};
  const scrolled = new Promise<void>((resolve) => {
    sendScripts = resolve;
  });
  await page.route(/assets\/.*\.js$/, async (route) => {
    await scrolled;
    await route.continue();
  });
  await page.goto('./');
  const place = await scrollDown(page);
  sendScripts();
  await hydrated(page);
  await follow(page, 'Impact');
  await expect(page).toHaveTitle(titleOf('impact'));
  await expectBackTo(page, place);
});

test('a reload keeps the scroll position', async ({ page }) => {
  await openHydrated(page, './');
  const place = await scrollDown(page);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollOf(page)).toBe(place);
});

test('a hash typed by hand on the second page of a visit scrolls to its target, and keeps the scroll position of the first for Back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // no smooth scroll to wait for
  await openHydrated(page, './');
  const place = await scrollDown(page);
  await follow(page, 'Impact');
  await expect(page).toHaveTitle(titleOf('impact'));
  await page.evaluate(() => location.assign('#main'));
  await expect(page).toHaveURL(/#main$/);
  await expect(page.locator('main')).toBeFocused();
  await page.waitForTimeout(500); // in which a router might scroll elsewhere
  expect(await scrollOf(page)).toBeLessThan(100);
  await scrollDown(page, 150);
  await page.goBack();
  await expect(page).toHaveURL(/impact$/);
  await expectBackTo(page, place);
});

test('a link that is pressed twice adds one history entry', async ({ page }) => {
  await openHydrated(page, './');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Impact' }).dblclick();
  await expect(page).toHaveTitle(titleOf('impact'));
  await nextFrames(page);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('home'));
});

test('a link whose page could be neither loaded nor reloaded works at the next click', async ({
  page,
  consoleErrors,
}) => {
  await loseOtherCode(page);
  await openHydrated(page, './');
  await page.waitForLoadState('networkidle');
  await page.route('**/impact', (route) => route.fulfill({ status: 204 })); // the browser then stays on the page
  const answered = page.waitForResponse('**/impact');
  await follow(page, 'Impact');
  await answered;
  await page.unrouteAll();
  await follow(page, 'Impact');
  await expect(page).toHaveTitle(titleOf('impact'));
  expectOnly(consoleErrors, missingModules);
});

/** Follows a link of the header without scrolling, as a mouse click would. */
async function follow(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name, exact: true }).dispatchEvent('click');
}

/** Makes the code of every page but Home unavailable. */
async function loseOtherCode(page: Page): Promise<void> {
  const modules = await modulesOf(page, './');
  await page.route(
    ({ pathname }) => pathname.endsWith('.js') && !modules.includes(pathname),
    (route) => route.abort(),
  );
}

function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls down, and returns the position. */
async function scrollDown(page: Page, top = 900): Promise<number> {
  await page.evaluate((position) => window.scrollTo({ top: position, behavior: 'instant' }), top);
  await nextFrames(page);
  expect(await scrollOf(page)).toBe(top);
  return top;
}

/** Goes back to Home. */
async function expectBackTo(page: Page, place: number): Promise<void> {
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('home'));
  await expect.poll(() => scrollOf(page)).toBe(place);
  await nextFrames(page);
  expect(await scrollOf(page)).toBe(place);
}

/** Waits until the browser has dispatched the scroll event. */
function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
