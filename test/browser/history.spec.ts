import type { Page } from '@playwright/test';
import { expect, hydrated, linkTo, openHydrated, test, titleOf } from './fixtures';

test('a reload keeps the scroll position, and Back after one restores it', async ({ page }) => {
  await openHydrated(page, './');
  const place = await scrollDown(page);
  await reload(page);
  await expect.poll(() => scrollOf(page)).toBe(place);
  await leaveForImpact(page);
  await reload(page);
  await expectBackTo(page, place);
});

test('a hash typed by hand scrolls to its target, and keeps the scroll position of the page before', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // no smooth scroll to wait for
  await openHydrated(page, './');
  const place = await scrollDown(page);
  await leaveForImpact(page);
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

/** Follows the link of the header without scrolling, as a mouse click would. */
async function leaveForImpact(page: Page): Promise<void> {
  await linkTo(page, 'impact').dispatchEvent('click');
  await expect(page).toHaveTitle(titleOf('impact'));
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

async function scrollDown(page: Page, top = 900): Promise<number> {
  await page.evaluate((position) => window.scrollTo({ top: position, behavior: 'instant' }), top);
  await nextFrames(page);
  expect(await scrollOf(page)).toBe(top);
  return top;
}

async function expectBackTo(page: Page, place: number): Promise<void> {
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('home'));
  await expect.poll(() => scrollOf(page)).toBe(place);
  await nextFrames(page);
  expect(await scrollOf(page)).toBe(place);
}

/** Waits until the browser has dispatched the scroll event. */
function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
