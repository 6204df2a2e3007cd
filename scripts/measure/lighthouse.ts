import { launch } from 'puppeteer-core';
import { browserArguments } from '../browser/browserArguments.ts';
import { ensureBrowser } from '../browser/ensureBrowser.ts';
import { measuringArguments } from '../browser/measuringArguments.ts';
import { readCommandLine, wholeNumber } from '../command/options.ts';
import { runCommand } from '../command/runCommand.ts';
import { readBase } from '../preview/readBase.ts';
import { readPagePaths, unknownPath } from '../preview/readPagePaths.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';
import { formatScores, type PageScores } from './lighthouse/formatScores.ts';
import { judgePage } from './lighthouse/judgePage.ts';
import { type Run, summariseRuns } from './lighthouse/summariseRuns.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Lighthouse would count against the page that it answers 404, as it does but under its own name, and says noindex. */
const notFoundPage = { address: '404.html', counted: categories.filter((name) => name !== 'seo') };

/** `npm run lighthouse [-- --out dist --runs 3]`: the scores of every page of a built folder, and what costs points. */
async function judgeSite(): Promise<void> {
  const { options } = readCommandLine({
    args: process.argv.slice(2),
    options: {
      out: { read: String, expected: 'a built folder', example: 'dist', fallback: 'dist' },
      runs: { read: wholeNumber(99), expected: 'a whole number from 1 to 99', example: '3', fallback: 3 },
    },
  });
  const { out, runs } = options;
  const paths = await readPagePaths(out);
  const server = await startPreviewServer({ directory: out, base: await readBase(out) });
  // Lighthouse drives its browser by puppeteer.
  const args = [...browserArguments(), ...measuringArguments];
  const browser = await launch({ executablePath: await ensureBrowser(), args });
  try {
    const pages: PageScores[] = [];
    for (const path of paths) {
      const { address, counted } =
        path === unknownPath ? notFoundPage : { address: path, counted: categories };
      const results: Run[] = [];
      for (let run = 0; run < runs; run++)
        results.push(await judgePage(browser, server.url + address, counted));
      pages.push({ path: address, scores: summariseRuns(results) });
    }
    console.log(formatScores(pages));
  } finally {
    await browser.close();
    await server.close();
  }
}

await runCommand('Nothing was measured', judgeSite);
