import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { readCommandLine, runCommand } from '../command/runCommand.ts';
import { readPagePaths, startPreviewServer } from '../previewServer.ts';
import { launchChromium } from './chromium.ts';

const site = 'dist';
const overview = 'test-results/pages.html';

/** `npm run screenshots`: writes one file with every page of `dist`, on a phone and a desktop, in both schemes. */
await runCommand('No screenshot was taken', async () => {
  readCommandLine({});
  const server = await startPreviewServer({ directory: site });
  const pages = await photographPages(server.url).finally(server.close);
  await mkdir('test-results', { recursive: true });
  await writeFile(overview, overviewOf(pages));
  console.log(overview);
});

/** Returns the HTML of each page and colour scheme: a heading, and the screenshots side by side at the same scale. */
async function photographPages(url: string): Promise<readonly string[]> {
  const paths = await readPagePaths(site);
  const browser = await launchChromium();
  try {
    const shown: string[] = [];
    for (const path of paths) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const name = `${path || 'home'}, ${colorScheme}`;
        shown.push(`<h1>${name}</h1>\n<div>`);
        for (const width of [390, 1280]) {
          const image = await photograph(browser, url + path, width, colorScheme);
          const data = `data:image/jpeg;base64,${image.toString('base64')}`;
          shown.push(`<img src="${data}" alt="${name}, in a window of ${width} pixels" width="${width}">`);
        }
        shown.push('</div>');
      }
    }
    return shown;
  } finally {
    await browser.close();
  }
}

/** Takes a screenshot of a whole page, with all of its pictures. */
async function photograph(browser: Browser, url: string, width: number, colorScheme: 'light' | 'dark') {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    javaScriptEnabled: false, // the browser then loads pictures below the window at once
  });
  await page.goto(url);
  await page.locator('img').evaluateAll((images: HTMLImageElement[]) => Promise.all(images.map((one) => one.decode())));
  return page.screenshot({ fullPage: true, type: 'jpeg', quality: 75 }).finally(() => page.close());
}

function overviewOf(pages: readonly string[]): string {
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
${pages.join('\n')}
</html>
`;
}
