import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { launchBrowser } from '../browser/chromium.ts';
import { readCommandLine } from '../command/options.ts';
import { runCommand } from '../command/runCommand.ts';
import { pageName, readPagePaths } from '../preview/builtSite.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';

const site = 'dist';
const directory = 'test-results/screenshots';
const overview = 'test-results/pages.html';

/** The views of every page. */
interface Views {
  /** Widths of the window, in CSS pixels. */
  readonly widths: readonly number[];
  readonly schemes: readonly ('light' | 'dark')[];
}

/** A full-page picture in a file such as `contact-375-dark.png`. */
interface Screenshot {
  readonly file: string;
  /** The page's name, as `contact`. */
  readonly page: string;
  readonly width: number;
}

/**
 * `npm run screenshots`: a full-page picture of every page of `dist/`, at three widths and in both schemes.
 * With `--sheets`, a single file instead: each page on a phone and on a desktop, side by side.
 */
await runCommand('No screenshot was taken', async () => {
  const { options } = readCommandLine({ args: process.argv.slice(2), options: { sheets: 'flag' } });
  const paths = await readPagePaths(site);
  await using server = await startPreviewServer({ directory: site });
  await using browser = await launchBrowser();
  if (options.sheets) {
    const views: Views = { widths: [390, 1280], schemes: ['light'] };
    await writeFile(overview, await drawSheets(await takeScreenshots(browser, server.url, paths, views)));
    console.log(overview);
  } else {
    const views: Views = { widths: [375, 768, 1440], schemes: ['light', 'dark'] };
    const screenshots = await takeScreenshots(browser, server.url, paths, views);
    console.log(`${screenshots.length} pictures in ${directory}/`);
  }
});

async function takeScreenshots(
  browser: Browser,
  url: string,
  paths: readonly string[],
  { widths, schemes }: Views,
): Promise<Screenshot[]> {
  const screenshots: Screenshot[] = [];
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const viewport = { width, height: 900 };
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
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

/** An HTML document with a row for each page: its screenshots side by side, at the same scale. */
async function drawSheets(screenshots: readonly Screenshot[]): Promise<string> {
  const pages = [...new Set(screenshots.map(({ page }) => page))];
  const sheets = await Promise.all(
    pages.map(async (page) => {
      const images = await Promise.all(screenshots.filter((one) => one.page === page).map(drawImage));
      return `<h1>${page}</h1>\n<div>\n${images.join('\n')}\n</div>`;
    }),
  );
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every page on a phone and on a desktop</title>
<style>
body { margin: 2rem; background: #ddd; color: #222; font: 1rem system-ui, sans-serif }
h1 { margin: 3rem 0 1rem; font-size: 1.25rem }
div { display: flex; gap: 2rem; align-items: start }
img { flex-shrink: 1; min-width: 0; height: auto; box-shadow: 0 0 .5rem #0004 }
</style>
${sheets.join('\n')}
</html>
`;
}

/** The image as a data URL, so that the document is a single file. */
async function drawImage({ file, page, width }: Screenshot): Promise<string> {
  const { data, info } = await sharp(file).jpeg({ quality: 75 }).toBuffer({ resolveWithObject: true });
  const alt = `${page} in a window of ${width} pixels`;
  const url = `data:image/jpeg;base64,${data.toString('base64')}`;
  return `<img src="${url}" alt="${alt}" width="${info.width}" height="${info.height}">`;
}
