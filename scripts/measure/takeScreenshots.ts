import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { pageName } from '../preview/readPagePaths.ts';

/** A full-page picture, and what it shows. */
export interface Screenshot {
  /** As `contact-375-dark.png`, with its folder. */
  readonly file: string;
  /** The page's name, as `contact`. */
  readonly page: string;
  /** Of the window, in CSS pixels. */
  readonly width: number;
}

export interface ScreenshotOptions {
  /** Of the site's root, with its last slash. */
  readonly url: string;
  /** Of the pages, below the root. */
  readonly paths: readonly string[];
  readonly widths: readonly number[];
  readonly schemes: readonly ('light' | 'dark')[];
  /** Takes the files. */
  readonly directory: string;
}

/** Takes a full-page picture of every page, at every width and in every scheme. */
export async function takeScreenshots(
  browser: Browser,
  { url, paths, widths, schemes, directory }: ScreenshotOptions,
): Promise<Screenshot[]> {
  const screenshots: Screenshot[] = [];
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
        screenshots.push({ file, page: pageName(path), width });
      }
      await page.close();
    }
  }
  return screenshots;
}

async function showLazyPictures(page: Page): Promise<void> {
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((element: HTMLImageElement) => element.decode());
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}
