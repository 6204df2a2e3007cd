import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { pageName } from '../preview/readPagePaths.ts';

const widths = [375, 768, 1440];
const schemes = ['light', 'dark'] as const;

/**
 * Takes a full-page picture of every page, at every width and in both schemes.
 * @param url of the site's root, with its last slash.
 * @param paths of the pages, below the root.
 * @returns the files, in `directory`, named as `contact-375-dark.png`.
 */
export async function takeScreenshots(
  browser: Browser,
  url: string,
  paths: readonly string[],
  directory: string,
): Promise<string[]> {
  const files: string[] = [];
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      for (const path of paths) {
        await page.goto(url + path, { waitUntil: 'networkidle' });
        await showLazyPictures(page);
        const file = join(directory, `${pageName(path)}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        files.push(file);
      }
      await page.close();
    }
  }
  return files;
}

async function showLazyPictures(page: Page): Promise<void> {
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((element: HTMLImageElement) => element.decode());
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}
