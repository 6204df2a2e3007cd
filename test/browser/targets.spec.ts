import { expect, pathsAndNotFound, test } from './fixtures';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

for (const path of pathsAndNotFound) {
  test(`every link and button of ${path} and its menu is a large enough touch target`, async ({ page }) => {
    await page.goto(path);
    const targets = page.locator(':is(a[href], button):visible');
    expect.soft(await targets.evaluateAll(smallerThanFinger)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).tap();
    expect.soft(await targets.evaluateAll(smallerThanFinger), 'menu').toEqual([]);
  });
}

/**
 * The elements below 44 by 44 pixels, the minimum size of a touch target. Runs in the page, so it must not use anything
 * outside itself.
 */
function smallerThanFinger(targets: Element[]): string[] {
  return targets.flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width < 44 || height < 44 ? [`"${target.textContent}" is ${width} by ${height} px`] : [];
  });
}
