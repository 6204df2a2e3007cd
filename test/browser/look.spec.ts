import type { Page } from '@playwright/test';
import { dark, light } from '../../src/styles/palette';
import { home, practice } from '../support/content';
import { usesDeclaredFonts } from '../support/usesDeclaredFonts';
import { expect, openHydrated, paths, test } from './fixtures';

/** The widths of most phones, a tablet and desktops. */
const usualWidths = [360, 375, 393, 412, 768, 1280, 1440];

for (const [path, width] of paths.flatMap((path) => usualWidths.map((width) => [path, width] as const))) {
  test(`${path} does not move at ${width} px when its fonts come after it is painted`, async ({ page }) => {
    await page.route(/\.woff2$/, async (route) => {
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      await route.continue();
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shift = (window.shift ?? 0) + (entry as LayoutShift).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width, height: 823 });
    await page.goto(path);
    await page.waitForFunction(usesDeclaredFonts);
    await page.waitForTimeout(200); // for the layout shift entry of the font swap
    expect(await page.evaluate(() => window.shift ?? 0)).toBeLessThan(0.0015);
  });
}

for (const [width, height] of [
  [1366, 650],
  [1536, 730],
  [1920, 940],
] as const) {
  test(`both buttons of Home are in a window of ${width} by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./');
    const { scheduleLabel, capabilitiesLabel } = home.hero;
    for (const name of [scheduleLabel, capabilitiesLabel])
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  });
}

test('in windows of any height the headline of Home is larger than that of any other page', async ({
  page,
}) => {
  const sizeOn = async (path: string) => {
    await page.goto(path);
    return page.locator('h1').evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  };
  for (const [width, height] of [
    [375, 844],
    [1024, 768],
    [1366, 650],
    [1920, 1200],
  ] as const) {
    await page.setViewportSize({ width, height });
    const headline = await sizeOn('./');
    for (const path of paths.filter((path) => path !== './'))
      expect.soft(await sizeOn(path), `${path} at ${width} by ${height} px`).toBeLessThan(headline);
  }
});

test('each scheme has its own background and text colour', async ({ page }) => {
  const colors = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color];
    });
  await openHydrated(page, './');
  expect(await colors()).toEqual(await computed(page, [light.paper, light.inkSoft]));
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colors()).toEqual(await computed(page, [dark.paper, dark.inkSoft]));
});

test('in print there is no navigation and no skip link, and the profile URL is shown', async ({ page }) => {
  await openHydrated(page, './contact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('a[href="#main"]')).toBeHidden();
  const spelled = await page
    .getByRole('link', { name: practice.profile?.network ?? '' })
    .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(spelled).toContain(practice.profile?.address);
});

/** Colours as computed styles have them. */
function computed(page: Page, colors: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all.map((color) => {
        const element = new Option();
        element.style.color = color;
        return element.style.color;
      }),
    colors,
  );
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  interface Window {
    shift?: number;
  }
}
