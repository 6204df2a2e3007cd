import type { Locator, Page } from '@playwright/test';
import { content } from '../support/content';
import { expect, expectShown, hydrated, openHydrated, resize, test } from './fixtures';

test.use({ reducedMotion: 'reduce' }); // no smooth scroll to wait for

const phone = '375 × 812';
const [, , third] = content.cases.cases;
if (!third) throw new Error('the content has too few cases');

test('a link to words in a fold opens it and scrolls to them', async ({ page }) => {
  await resize(page, phone);
  await page.goto(`./cases#:~:text=${encodeURIComponent(third.work)}`);
  await expect(workOf(page, 2)).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('Back and a reload keep the open folds and the place between them', async ({ page }) => {
  await resize(page, phone);
  await openHydrated(page, './cases');
  for (const index of [0, 1, 2]) await page.locator('summary').nth(index).click();
  const link = page.locator('article').nth(2).locator('dl a').first();
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  const expectKept = async () => {
    await expectShown(page, 'cases');
    await expect(page.locator('details[open]')).toHaveCount(3);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  };
  await link.click();
  await expectShown(page, 'impact');
  await page.goBack();
  await expectKept();
  await page.reload();
  await hydrated(page);
  await expectKept();
  await page.goForward();
  await expectShown(page, 'impact');
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expectKept();
});

test('nothing is folded in a wide window and in print', async ({ page }) => {
  await resize(page, '768 × 1024');
  await page.goto('./cases');
  await expectUnfolded(page);
  await resize(page, phone);
  await page.emulateMedia({ media: 'print' });
  await expectUnfolded(page);
});

/** The words of the first part of a case that is folded. */
function workOf(page: Page, index: number): Locator {
  return page.locator('article').nth(index).locator('dd').first();
}

async function expectUnfolded(page: Page): Promise<void> {
  await expect(page.locator('summary:visible')).toHaveCount(0);
  for (const index of content.cases.cases.keys()) {
    const work = workOf(page, index);
    expect(await work.evaluate((element) => element.checkVisibility())).toBe(true);
    expect((await work.boundingBox())?.height).toBeGreaterThan(0);
  }
}
