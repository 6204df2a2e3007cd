import type { Locator, Page } from '@playwright/test';
import { content } from '../support/content';
import { expect, expectShown, hydrated, openHydrated, resize, test } from './fixtures';

test.use({ reducedMotion: 'reduce' }); // no smooth scroll to wait for

const phone = '375 × 812';
const [, , third] = content.cases.cases;
if (!third) throw new Error('the content has too few cases');

test.describe('on a phone', () => {
  test.beforeEach(({ page }) => resize(page, phone));

  test('a link to words in a fold opens it and scrolls to them', async ({ page }) => {
    await page.goto(`./cases#:~:text=${encodeURIComponent(third.work)}`);
    await expect(workOf(page, 2)).toBeInViewport();
    await expect(page.locator('details[open]')).toHaveCount(1);
  });

  test('Back returns to the open folds and the place between them', async ({ page }) => {
    await openHydrated(page, './cases');
    const top = await leaveThroughThirdFold(page);
    await page.goBack();
    await expectOpen(page, top);
  });

  test('a reload keeps the open folds and the place, and so does Back to another document', async ({ page }) => {
    await openHydrated(page, './cases');
    const top = await leaveThroughThirdFold(page);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectOpen(page, top);
    await page.reload();
    await hydrated(page);
    await expectOpen(page, top);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a fold opens and closes', async ({ page }) => {
      await page.goto('./cases');
      await expect(workOf(page, 0)).toBeHidden();
      await page.locator('summary').first().click();
      await expect(workOf(page, 0)).toBeVisible();
    });
  });
});

for (const [window, media] of [
  ['768 × 1024', 'screen'],
  [phone, 'print'],
] as const) {
  test(`at ${window} on ${media} nothing is folded`, async ({ page }) => {
    await resize(page, window);
    await page.goto('./cases');
    await page.emulateMedia({ media });
    await expect(page.locator('summary:visible')).toHaveCount(0);
    for (const index of content.cases.cases.keys()) {
      const work = workOf(page, index);
      expect(await work.evaluate((element) => element.checkVisibility())).toBe(true);
      expect((await work.boundingBox())?.height).toBeGreaterThan(0);
    }
  });
}

/** The words of the first part of a case that is folded. */
function workOf(page: Page, index: number): Locator {
  return page.locator('article').nth(index).locator('dd').first();
}

/** Opens the first three folds, and follows a link in the third; returns how far the page was scrolled. */
async function leaveThroughThirdFold(page: Page): Promise<number> {
  for (const index of [0, 1, 2]) await page.locator('summary').nth(index).click();
  const link = page.locator('article').nth(2).locator('dl a').first();
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await link.click();
  await expectShown(page, 'impact');
  return top;
}

async function expectOpen(page: Page, top: number): Promise<void> {
  await expectShown(page, 'cases');
  await expect(page.locator('details[open]')).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}
