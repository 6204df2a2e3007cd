import type { Page } from '@playwright/test';
import { widths } from '../support/widths';
import { expect, pathsAndNotFound, test } from './fixtures';

// Classic scrollbars, as on Windows and Linux, which take their width from the page.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

for (const path of pathsAndNotFound) {
  test(`${path} scrolls sideways at no width, and on no phone whose text is twice as large`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectClassicScrollbars(page);
    expect(await widthsThatScrollSideways(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 812 });
    const width = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    expect(width).toBeLessThanOrEqual(375);
  });
}

test("Home's headline starts on the header's edge at every width, with classic scrollbars", async ({
  page,
}) => {
  await page.goto('./');
  await expectClassicScrollbars(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect
      .soft(await startOf(page, 'main h1'), `at ${width} px`)
      .toBeCloseTo(await startOf(page, 'header a'), 0);
  }
});

/** A box of its own shows it, because a short page has no scrollbar. */
async function expectClassicScrollbars(page: Page): Promise<void> {
  const width = await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.overflow = 'scroll';
    document.body.append(box);
    const width = box.offsetWidth - box.clientWidth;
    box.remove();
    return width;
  });
  expect(width).toBeGreaterThan(0);
}

async function widthsThatScrollSideways(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    if (scrollWidth > clientWidth)
      found.push(`at ${width} px, a page of ${scrollWidth} px where ${clientWidth} are visible`);
  }
  return found;
}

/** The left edge of the first element that matches. */
function startOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left);
}
