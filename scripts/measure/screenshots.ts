import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../browser/chromium.ts';
import { readCommandLine } from '../command/options.ts';
import { runCommand } from '../command/runCommand.ts';
import { pageName, readPagePaths } from '../preview/builtSite.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';

const site = 'dist';
const directory = 'test-results/screenshots';
const overview = 'test-results/pages.html';

/** A full-page picture in a file such as `contact-375-dark.png`. */
interface Screenshot {
  /** The page's name, such as `contact`. */
  readonly page: string;
  /** Of the window, in pixels. */
  readonly width: number;
  readonly image: Buffer;
}

/**
 * `npm run screenshots`: a full-page picture of every page of `dist/`, at three widths and in both schemes.
 * With `--sheets`, a single file too: each page on a phone and on a desktop, side by side.
 */
await runCommand('No screenshot was taken', async () => {
  const { sheets } = readCommandLine({ sheets: { type: 'boolean' } }).values;
  const server = await startPreviewServer({ directory: site });
  const screenshots = await photographPages(server.url, sheets).finally(server.close);
  if (sheets) await writeFile(overview, overviewOf(screenshots));
  console.log(sheets ? overview : `${screenshots.length} pictures in ${directory}/`);
});

async function photographPages(url: string, sheets = false): Promise<readonly Screenshot[]> {
  const paths = await readPagePaths(site);
  const browser = await launchBrowser();
  const screenshots: Screenshot[] = [];
  try {
    for (const colorScheme of sheets ? (['light'] as const) : (['light', 'dark'] as const)) {
      for (const width of sheets ? [390, 1280] : [375, 768, 1440]) {
        const viewport = { width, height: 900 };
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
        for (const path of paths) {
          await page.goto(url + path, { waitUntil: 'networkidle' });
          await showPictures(page, viewport);
          const file = `${directory}/${pageName(path)}-${width}-${colorScheme}`;
          const image = await page.screenshot({
            fullPage: true,
            ...(sheets ? { path: `${file}.jpg`, quality: 75 } : { path: `${file}.png` }),
          });
          screenshots.push({ page: pageName(path), width, image });
        }
        await page.close();
      }
    }
  } finally {
    await browser.close();
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

/** A single HTML document with a row for each page: its screenshots side by side, at the same scale. */
function overviewOf(screenshots: readonly Screenshot[]): string {
  const rows = Object.entries(Object.groupBy(screenshots, ({ page }) => page)).map(([page, some = []]) => {
    const images = some.map(({ width, image }) => {
      const url = `data:image/jpeg;base64,${image.toString('base64')}`;
      return `<img src="${url}" alt="${page} in a window of ${width} pixels" width="${width}">`;
    });
    return `<h1>${page}</h1>\n<div>\n${images.join('\n')}\n</div>`;
  });
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every page on a phone and on a desktop</title>
<style>
body { margin: 2rem; background: #ddd; color: #222; font: 1rem system-ui, sans-serif }
h1 { margin: 3rem 0 1rem; font-size: 1.25rem }
div { display: flex; gap: 2rem; align-items: start }
img { flex-shrink: 1; min-width: 0; box-shadow: 0 0 .5rem #0004 }
</style>
${rows.join('\n')}
</html>
`;
}
