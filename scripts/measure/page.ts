import { writeFile } from 'node:fs/promises';
import { launchBrowser } from '../browser/launchBrowser.ts';
import { measuringArguments } from '../browser/measuringArguments.ts';
import { readCommandLine, wholeNumber } from '../command/options.ts';
import { runCommand } from '../command/runCommand.ts';
import { temporaryFolder } from '../command/temporaryFolder.ts';
import { readBase } from '../preview/readBase.ts';
import { readPagePaths, unknownPath } from '../preview/readPagePaths.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';
import { comparePages } from './page/comparePages.ts';
import { formatBench } from './page/formatBench.ts';
import { measureNextPages } from './page/nextPage.ts';
import { conditions } from './page/slowPhone.ts';
import { writeFloor } from './page/writeFloor.ts';

/**
 * `npm run bench:page [-- --out dist --rounds 9 --json FILE]`: how long every page of a built folder takes on a slow
 * phone, beside the same page without scripts and fonts; and how long it takes from a touch on a link
 * until the next page is painted.
 */
async function benchPage(): Promise<void> {
  const { options } = readCommandLine({
    args: process.argv.slice(2),
    options: {
      out: { read: String, expected: 'a built folder', example: 'dist', fallback: 'dist' },
      rounds: {
        read: wholeNumber(9999),
        expected: 'a whole number from 1 to 9999',
        example: '9',
        fallback: 9,
      },
      json: { read: String, expected: 'a file for the numbers', example: 'page.json', fallback: undefined },
    },
  });
  const { out, rounds, json } = options;
  const base = await readBase(out);
  const paths = await readPagePaths(out);
  const floorDirectory = await temporaryFolder('node_modules/.cache/floor-');
  await writeFloor(out, floorDirectory);

  const site = await startPreviewServer({ directory: out, base });
  const floor = await startPreviewServer({ directory: floorDirectory, base });
  const browser = await launchBrowser(measuringArguments);
  try {
    const pages = await comparePages(browser, { site: site.url, floor: floor.url, paths, rounds });
    const known = paths.filter((path) => path !== unknownPath);
    const nextPages = await measureNextPages({ site: site.url, paths: known, rounds });
    const result = { conditions: `Chromium ${browser.version()}, ${conditions}`, rounds, pages, nextPages };
    console.log(formatBench(result));
    if (json !== undefined) await writeFile(json, `${JSON.stringify(result, undefined, 2)}\n`);
  } finally {
    await browser.close();
    await floor.close();
    await site.close();
  }
}

await runCommand('Nothing was measured', benchPage);
