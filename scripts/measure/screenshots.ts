import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { launchBrowser } from '../browser/chromium.ts';
import { readCommandLine } from '../command/options.ts';
import { runCommand } from '../command/runCommand.ts';
import { readPagePaths } from '../preview/builtSite.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';
import { type Screenshot, takeScreenshots, type Views } from './takeScreenshots.ts';

const site = 'dist';
const directory = 'test-results/screenshots';
const overview = 'test-results/pages.html';

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
    await writeFile(
      overview,
      await drawSheets(await takeScreenshots(browser, server.url, paths, views, directory)),
    );
    console.log(overview);
  } else {
    const views: Views = { widths: [375, 768, 1440], schemes: ['light', 'dark'] };
    const screenshots = await takeScreenshots(browser, server.url, paths, views, directory);
    console.log(`${screenshots.length} pictures in ${directory}/`);
  }
});

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
