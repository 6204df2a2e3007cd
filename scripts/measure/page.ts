import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { measuringArguments } from '../browser/measuringArguments.ts';
import { readBase } from '../preview/readBase.ts';
import { readPagePaths, unknownPath } from '../preview/readPagePaths.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';
import { runScript } from '../runScript.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { comparePages } from './page/comparePages.ts';
import { formatBench } from './page/formatBench.ts';
import { measureClicks } from './page/measureClicks.ts';
import { readBenchOptions } from './page/readBenchOptions.ts';
import { conditions } from './page/slowPhone.ts';
import { writeFloor } from './page/writeFloor.ts';

/**
 * `npm run bench:page [-- --out dist --rounds 9 --json FILE]`: how long every page of a built folder takes on a slow
 * phone, beside the same page without scripts and fonts; and how long a click within the site takes.
 */
async function benchPage(): Promise<void> {
  const { out, rounds, json } = readBenchOptions(process.argv.slice(2));
  const base = await readBase(out);
  const paths = await readPagePaths(out);
  const floorDirectory = await temporaryFolder('node_modules/.cache/floor-');
  process.on('exit', () => rmSync(floorDirectory, { recursive: true, force: true }));
  await writeFloor(out, floorDirectory);

  const site = await startPreviewServer({ directory: out, base });
  const floor = await startPreviewServer({ directory: floorDirectory, base });
  const browser = await launchBrowser(measuringArguments);
  try {
    const pages = await comparePages(browser, { site: site.url, floor: floor.url, paths, rounds });
    const known = paths.filter((path) => path !== unknownPath);
    const clicks = await measureClicks(browser, { site: site.url, paths: known, rounds });
    const result = { conditions: `Chromium ${browser.version()}, ${conditions}`, rounds, pages, clicks };
    console.log(formatBench(result));
    if (json !== undefined) await writeFile(json, `${JSON.stringify(result, undefined, 2)}\n`);
  } finally {
    await browser.close();
    await floor.close();
    await site.close();
  }
}

await runScript(benchPage);
