import { chromium } from '@playwright/test';
import { browserArguments } from './browser/browserArguments.ts';
import { ensureBrowser } from './browser/ensureBrowser.ts';
import { readBase } from './preview/readBase.ts';
import { startPreviewServer } from './preview/startPreviewServer.ts';
import { runScript } from './runScript.ts';
import { takeScreenshots } from './screenshots/takeScreenshots.ts';

const directory = 'dist';
const out = 'test-results/screenshots';

/** `npm run screenshots`: every page of `dist/` as a full-page picture, at three widths and in both schemes. */
await runScript(async () => {
  const server = await startPreviewServer({ directory, base: await readBase(directory) });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments() });
  try {
    const files = await takeScreenshots(browser, server.url, out);
    console.log(`${files.length} pictures in ${out}/`);
  } finally {
    await browser.close();
    await server.close();
  }
});
