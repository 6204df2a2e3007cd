import { mkdir, writeFile } from 'node:fs/promises';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { launch } from 'puppeteer-core';
import { browserArguments, chromium, measuringArguments } from '../browser/chromium.ts';
import { ensureProgram } from '../browser/ensureProgram.ts';
import { formatTable } from '../command/formatTable.ts';
import { builtFolder, readCommandLine, wholeNumber } from '../command/options.ts';
import { runCommand } from '../command/runCommand.ts';
import { pageName, readPagePaths, unknownPath } from '../preview/builtSite.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const directory = 'test-results/lighthouse';

/**
 * `npm run lighthouse [-- --out dist --runs 3]`: the scores of every page of a built folder, and Lighthouse's reports,
 * which say what costs points. Runs Lighthouse with its defaults, a simulated slow phone, and keeps the median run.
 */
await runCommand('Nothing was measured', async () => {
  const { values } = readCommandLine({ out: builtFolder, runs: { type: 'string', default: '3' } });
  const runs = wholeNumber('--runs', values.runs, 99);
  const paths = await readPagePaths(values.out);
  await using server = await startPreviewServer({ directory: values.out });
  const args = [...browserArguments(), ...measuringArguments];
  await using browser = await launch({ executablePath: await ensureProgram(chromium), args });
  await mkdir(directory, { recursive: true });
  const rows: string[][] = [];
  for (const path of paths) {
    // Requested as 404.html, because a 404 status costs points. SEO is skipped, because the page is noindex.
    const isNotFound = path === unknownPath;
    const name = isNotFound ? '404.html' : pageName(path);
    const url = server.url + (isNotFound ? '404.html' : path);
    const onlyCategories = isNotFound ? categories.slice(0, -1) : categories;
    const results: RunnerResult[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await browser.newPage();
      const flags = { onlyCategories, logLevel: 'error', output: 'html' } as const;
      const result = await lighthouse(url, flags, undefined, page);
      await page.close();
      if (!result || result.lhr.runtimeError)
        throw new Error(`Lighthouse failed for ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
      results.push(result);
    }
    const lhr = computeMedianRun(results.map(({ lhr }) => lhr));
    rows.push([
      name,
      ...categories.map((id) => (lhr.categories[id] ? String((lhr.categories[id].score ?? 0) * 100) : '-')),
    ]);
    await writeFile(`${directory}/${name}.html`, String(results.find((one) => one.lhr === lhr)?.report));
  }
  console.log(formatTable([['page', 'Performance', 'Accessibility', 'Best Practices', 'SEO'], ...rows]));
  console.log(`\nReports: ${directory}/`);
});
