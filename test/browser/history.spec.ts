import type { Page } from '@playwright/test';
import { content } from '../support/content';
import { expect, expectShown, hydrated, linkTo, openHydrated, test } from './fixtures';

test.use({ reducedMotion: 'reduce' }); // no smooth scroll to wait for

test('a new page is shown from its top; Back, Forward and a reload return to the last position', async ({ page }) => {
  await openHydrated(page, './');
  await scrollTo(page, 900);
  await open(page, 'impact');
  await expectScrolledTo(page, 0);
  // Its name is what a screen reader says.
  await expect(page.getByRole('main', { name: content.impact.pageName })).toBeFocused();
  await scrollTo(page, 300);

  await page.goBack();
  await expectShown(page, 'home');
  await expectScrolledTo(page, 900);
  await expect(page.getByRole('main', { name: content.home.pageName })).toBeFocused();
  await page.goForward();
  await expectShown(page, 'impact');
  await expectScrolledTo(page, 300);

  await page.reload();
  await hydrated(page);
  await expectScrolledTo(page, 300);
  await page.goto('about:blank');
  await page.goBack();
  await hydrated(page);
  await expectScrolledTo(page, 300);
  await page.goBack();
  await expectShown(page, 'home');
  await expectScrolledTo(page, 900);
});

test('a hash leads to its section, and Back to the position before; an unknown hash is ignored', async ({ page }) => {
  await openHydrated(page, './');
  await scrollTo(page, 50);
  for (const go of [
    () => page.locator('main a[href$="#contact"]').dispatchEvent('click'),
    () => page.evaluate(() => location.assign('#contact')),
  ]) {
    await go();
    await expect(page.locator('#contact')).toBeInViewport();
    await page.goBack();
    await expectScrolledTo(page, 50);
  }
  await linkTo(page, 'impact').evaluate((element: HTMLAnchorElement) => {
    element.href += '#%zz';
  });
  await open(page, 'impact');
  await expectScrolledTo(page, 0);
});

test('without storage, and with the text of another site in it, Back still restores the scroll position', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('forbidden');
    };
    Storage.prototype.getItem = () => '{"of":"another site"}';
  });
  await openHydrated(page, './');
  await scrollTo(page, 900);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // which stores the positions
  await open(page, 'impact');
  await page.goBack();
  await expectScrolledTo(page, 900);
});

/** Opens a page without scrolling to its link, as a mouse click would. */
async function open(page: Page, name: 'impact'): Promise<void> {
  await linkTo(page, name).dispatchEvent('click');
  await expectShown(page, name);
}

/** Scrolls, and waits until the browser has told the page. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
  await nextFrames(page);
}

/** Expects a scroll position that stays: a browser could move the page once more. */
async function expectScrolledTo(page: Page, top: number): Promise<void> {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBe(top);
  await nextFrames(page);
  expect(await scrolled()).toBe(top);
}

function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
