import { expect, hydrated, linkTo, openHydrated, test, titleOf } from './fixtures';

// The unit tests of navigation know every case. Only a browser shows that its own history does not scroll elsewhere.

test('a reload keeps the scroll position, and Back after one restores it', async ({ page }) => {
  const scrollOf = () => page.evaluate(() => window.scrollY);
  await openHydrated(page, './');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  // Until the browser has dispatched the scroll event.
  const nextFrames = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await nextFrames();
  await page.reload();
  await hydrated(page);
  await expect.poll(scrollOf).toBe(900);
  await linkTo(page, 'impact').dispatchEvent('click'); // without scrolling, as a mouse click would
  await expect(page).toHaveTitle(titleOf('impact'));
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('home'));
  await expect.poll(scrollOf).toBe(900);
  await nextFrames();
  expect(await scrollOf()).toBe(900);
});
