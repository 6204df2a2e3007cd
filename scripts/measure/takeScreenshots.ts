import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { pageName } from '../preview/builtSite.ts';

export interface Views {
  /** Widths of the window, in CSS pixels. */
  readonly widths: readonly number[];
  readonly schemes: readonly ('light' | 'dark')[];
}

/** A full-page picture in a file such as `contact-375-dark.png`. */
export interface Screenshot {
  readonly file: string;
  /** The page's name, such as `contact`. */
  readonly page: string;
  readonly width: number;
}

/**
 * Photographs every view of the pages of a site, from top to bottom, with all pictures loaded.
 * @param url the home page's URL.
 * @param paths of the pages, below that URL.
 * @param directory of the files.
 */
export async function takeScreenshots(
  browser: Browser,
  url: string,
  paths: readonly string[],
  { widths, schemes }: Views,
  directory: string,
): Promise<Screenshot[]> {
  const screenshots: Screenshot[] = [];
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const viewport = { width, height: 900 };
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      for (const path of paths) {
        await page.goto(url + path, { waitUntil: 'networkidle' });
        await showPictures(page, viewport);
        const file = join(directory, `${pageName(path)}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        screenshots.push({ file, page: pageName(path), width });
      }
      await page.close();
    }
  }
  return screenshots;
}

/**
 * Loads and decodes the pictures that a full-page screenshot will show. For the screenshot, Playwright resizes the
 * window, and at any resize the browser exchanges a picture's file for a larger one that it has in memory, which it
 * then has to decode. So the files are exchanged here, and the screenshot finds nothing left to exchange.
 * @see https://html.spec.whatwg.org/multipage/images.html#reacting-to-environment-changes
 */
async function showPictures(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await decodePictures(page);
  await page.setViewportSize({ ...viewport, height: viewport.height + 1 });
  await page.setViewportSize(viewport);
  await decodePictures(page);
}

async function decodePictures(page: Page): Promise<void> {
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((element: HTMLImageElement) => element.decode());
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}
