import lighthouse, { type Result } from 'lighthouse';
import { type Browser, launch } from 'puppeteer-core';
import { browserArguments, chromium, measuringArguments } from '../browser/chromium.ts';
import { ensureProgram } from '../browser/ensureProgram.ts';
import { builtFolder, readCommandLine, wholeNumber } from '../command/options.ts';
import { runCommand } from '../command/runCommand.ts';
import { readPagePaths, unknownPath } from '../preview/builtSite.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';
import { formatScores, type PageScores, type Run, summariseRuns } from './scores.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** `npm run lighthouse [-- --out dist --runs 3]`: the scores of every page of a built folder, and what costs points. */
await runCommand('Nothing was measured', async () => {
  const { options } = readCommandLine({
    args: process.argv.slice(2),
    options: {
      out: builtFolder,
      runs: wholeNumber(99, 3, 3),
    },
  });
  const { out, runs } = options;
  const paths = await readPagePaths(out);
  await using server = await startPreviewServer({ directory: out });
  const args = [...browserArguments(), ...measuringArguments];
  const browser = await launch({ executablePath: await ensureProgram(chromium), args });
  try {
    const pages: PageScores[] = [];
    for (const page of paths) {
      // Requested as 404.html, because a 404 status costs points. SEO is skipped, because the page is noindex.
      const isNotFound = page === unknownPath;
      const path = isNotFound ? '404.html' : page;
      const pageCategories = isNotFound ? categories.filter((name) => name !== 'seo') : categories;
      const results: Run[] = [];
      for (let run = 0; run < runs; run++)
        results.push(await runLighthouse(browser, server.url + path, pageCategories));
      pages.push({ path, scores: summariseRuns(results) });
    }
    console.log(formatScores(pages));
  } finally {
    await browser.close();
  }
});

/** Runs Lighthouse with its defaults: a simulated slow phone. */
async function runLighthouse(browser: Browser, url: string, onlyCategories: string[]): Promise<Result> {
  const page = await browser.newPage();
  const result = await lighthouse(url, { onlyCategories, logLevel: 'error' }, undefined, page);
  await page.close();
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  if (result.lhr.runtimeError)
    throw new Error(`Lighthouse failed for ${url}: ${result.lhr.runtimeError.message}`);
  return result.lhr;
}
