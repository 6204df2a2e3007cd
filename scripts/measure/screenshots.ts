import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
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

/** Returns the HTML of each page and width: a heading, and the screenshots in both colour schemes, side by side. */
async function photographPages(url: string): Promise<readonly string[]> {
  const browser = await launchChromium();
  try {
    // Without JavaScript, the browser loads pictures below the window at once.
    const page = await browser.newPage({ reducedMotion: 'reduce', javaScriptEnabled: false });
    const shown: string[] = [];
    for (const path of await readPagePaths(site)) {
      for (const width of [390, 1280]) {
        const name = `${path || 'home'}, in a window of ${width} pixels`;
        shown.push(`<h1>${name}</h1>\n<div>`);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(url + path);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const image = await photograph(page);
          const data = `data:image/jpeg;base64,${image.toString('base64')}`;
          shown.push(`<img src="${data}" alt="${name}, ${colorScheme}" width="${width}">`);
        }
        shown.push('</div>');
      }
    }
    return shown;
  } finally {
    await browser.close();
  }
}

async function photograph(page: Page): Promise<Buffer> {
  await page.locator('img').evaluateAll((images: HTMLImageElement[]) => Promise.all(images.map((one) => one.decode())));
  return page.screenshot({ fullPage: true, type: 'jpeg', quality: 75 });
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
