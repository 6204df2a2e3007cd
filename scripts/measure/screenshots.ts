import { launchBrowser } from '../browser/launchBrowser.ts';
import { readBase } from '../preview/readBase.ts';
import { readPagePaths } from '../preview/readPagePaths.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';
import { runScript } from '../runScript.ts';
import { takeScreenshots } from './takeScreenshots.ts';

const directory = 'dist';
const out = 'test-results/screenshots';

/** `npm run screenshots`: every page of `dist/` as a full-page picture, at three widths and in both schemes. */
await runScript(async () => {
  const server = await startPreviewServer({ directory, base: await readBase(directory) });
  const browser = await launchBrowser();
  try {
    const files = await takeScreenshots(browser, server.url, await readPagePaths(directory), out);
    console.log(`${files.length} pictures in ${out}/`);
  } finally {
    await browser.close();
    await server.close();
  }
});
