import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';

test('the page is loaded before any of its scripts is asked for', async ({ page }) => {
  await page.goto('./');
  await hydrated(page);
  const [loaded, asked] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return [navigation?.loadEventStart ?? 0, Math.min(...scripts.map(({ startTime }) => startTime))];
  });
  expect(asked).toBeGreaterThanOrEqual(loaded);
});

test.describe('a visitor who asks to save data', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  });

  test('is not made to download a script before they press something', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto('./', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.keyboard.press('Tab');
    await hydrated(page);
  });

  test('is not made to download the other pages ahead', async ({ page }) => {
    await page.goto('./');
    await page.keyboard.press('Tab');
    await hydrated(page);
    const scripts = watchScripts(page);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500); // longer than an idle moment
    expect(scripts).toEqual([]);
  });
});

test('a click before the scripts are there still leads on', async ({ page }) => {
  await page.route(/\.js$/, () => undefined); // asked for, and never answered
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}
