import { writeFile } from 'node:fs/promises';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { readCommandLine } from '../command/options.ts';
import { runCommand } from '../command/runCommand.ts';
import { readBase } from '../preview/readBase.ts';
import { readPagePaths } from '../preview/readPagePaths.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';
import { drawSheets } from './drawSheets.ts';
import { takeScreenshots } from './takeScreenshots.ts';

const site = 'dist';
const directory = 'test-results/screenshots';
const sheets = 'test-results/pages.html';

/**
 * `npm run screenshots`: every page of `dist/` as a full-page picture, at three widths and in both schemes.
 * With `--sheets` one file to look at instead: each page beside itself on a phone and on a desktop.
 */
await runCommand('No picture was taken', async () => {
  const { options } = readCommandLine({ args: process.argv.slice(2), options: { sheets: 'flag' } });
  const server = await startPreviewServer({ directory: site, base: await readBase(site) });
  const browser = await launchBrowser();
  try {
    const screenshots = await takeScreenshots(browser, {
      url: server.url,
      paths: await readPagePaths(site),
      directory,
      ...(options.sheets
        ? { widths: [390, 1280], schemes: ['light'] }
        : { widths: [375, 768, 1440], schemes: ['light', 'dark'] }),
    });
    if (options.sheets) await writeFile(sheets, await drawSheets(screenshots));
    console.log(options.sheets ? sheets : `${screenshots.length} pictures in ${directory}/`);
  } finally {
    await browser.close();
    await server.close();
  }
});
