import { chromium } from '@playwright/test';
import { browserArguments } from '../../scripts/browser/chromium';
import { expect, hydrated, test } from './fixtures';

declare global {
  interface Window {
    isRestored?: boolean;
  }
}

test('a page that the visitor returns to comes from the back/forward cache, scrolled by its router', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: browserArguments(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${baseURL}impact`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        window.isRestored = persisted;
      }),
    );
    await page.goto(`${baseURL}licenses.txt`);
    await page.evaluate(() => history.back());
    await expect
      .poll(() => page.evaluate(() => [window.isRestored, history.scrollRestoration]).catch(() => undefined))
      .toEqual([true, 'manual']);
  } finally {
    await browser.close();
  }
});
