import { mkdir, writeFile } from 'node:fs/promises';
import lighthouse, { type Result, type RunnerResult } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { type Browser, launch } from 'puppeteer-core';
import { browserArguments, chromium, measuringArguments } from '../browser/chromium.ts';
import { ensureProgram } from '../browser/ensureProgram.ts';
import { formatTable } from '../command/formatTable.ts';
import { builtFolder, readCommandLine, wholeNumber } from '../command/options.ts';
import { runCommand } from '../command/runCommand.ts';
import { pageName, readPagePaths, unknownPath } from '../preview/builtSite.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const directory = 'test-results/lighthouse';

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
  await mkdir(directory, { recursive: true });
  try {
    const rows: string[][] = [];
    const losses: string[] = [];
    for (const path of paths) {
      // Requested as 404.html, because a 404 status costs points. SEO is skipped, because the page is noindex.
      const isNotFound = path === unknownPath;
      const name = isNotFound ? '404.html' : pageName(path);
      const url = server.url + (isNotFound ? '404.html' : path);
      const result = await medianRun(browser, url, isNotFound ? categories.slice(0, -1) : categories, runs);
      rows.push([name, ...categories.map((id) => score(result.lhr, id))]);
      losses.push(...costlyAudits(result.lhr).map((audit) => `${name}, ${audit}`));
      await writeFile(`${directory}/${name}.html`, String(result.report));
    }
    console.log(
      [
        formatTable([['page', 'Performance', 'Accessibility', 'Best Practices', 'SEO'], ...rows]),
        losses.join('\n'),
        `Reports: ${directory}/`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    );
  } finally {
    await browser.close();
  }
});

/** Runs Lighthouse several times with its defaults, a simulated slow phone, and chooses the median run. */
async function medianRun(
  browser: Browser,
  url: string,
  onlyCategories: string[],
  count: number,
): Promise<RunnerResult> {
  const runs: RunnerResult[] = [];
  for (let run = 0; run < count; run++) {
    const page = await browser.newPage();
    const flags = { onlyCategories, logLevel: 'error', output: 'html' } as const;
    const result = await lighthouse(url, flags, undefined, page);
    await page.close();
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    if (result.lhr.runtimeError)
      throw new Error(`Lighthouse failed for ${url}: ${result.lhr.runtimeError.message}`);
    runs.push(result);
  }
  const median = computeMedianRun(runs.map(({ lhr }) => lhr));
  const chosen = runs.find(({ lhr }) => lhr === median);
  if (!chosen) throw new Error(`Lighthouse has no median run for ${url}`);
  return chosen;
}

/** A score out of 100; `-` for a category that was skipped. */
function score({ categories }: Result, id: string): string {
  const category = categories[id];
  if (category?.score === null) throw new Error(`Lighthouse returned no score for ${category.title}`);
  return category ? String(Math.round(category.score * 100)) : '-';
}

/** The audits that cost points. */
function costlyAudits({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ title, score, auditRefs }) => {
    if (score === 1) return [];
    const weighted = auditRefs.filter(({ weight }) => weight > 0).flatMap(({ id }) => audits[id] ?? []);
    return weighted
      .filter(({ score }) => score !== null && score < 1)
      .map((audit) => `${title}: ${audit.title} ${audit.displayValue ?? ''}`.trimEnd());
  });
}
