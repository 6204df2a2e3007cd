import { writeFile } from 'node:fs/promises';
import { builtFolder, readCommandLine, resultFile, wholeNumber } from '../command/options.ts';
import { runCommand } from '../command/runCommand.ts';
import { temporaryFolder } from '../command/temporaryFolder.ts';
import { readPagePaths, unknownPath } from '../preview/builtSite.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';
import { writeBaselines } from './page/baseline.ts';
import { launchPhones, type WithPhone } from './page/phone.ts';
import { formatResult, type PageResult } from './page/result.ts';
import { measureHydrationTouches, measureNextPages } from './page/touches.ts';
import { medianVisit, type Visit, visitPage } from './page/visit.ts';

/**
 * `npm run bench:page [-- --out dist --rounds 9 --only pages|touches --json FILE]`: how long every page of a built
 * folder takes to show on a slow phone, compared with its baseline; how long the next page takes after a touch on its
 * link; and how long a page takes to respond to a touch while React hydrates it.
 */
await runCommand('Nothing was measured', async () => {
  const { options } = readCommandLine({
    args: process.argv.slice(2),
    options: {
      out: builtFolder,
      rounds: wholeNumber(9999, 9, 9),
      only: {
        read: (text) => (['pages', 'touches'] as const).find((name) => name === text),
        expected: 'pages or touches',
        example: 'touches',
        fallback: undefined,
      },
      json: resultFile('page.json'),
    },
  });
  const { out, rounds, only, json } = options;
  const paths = await readPagePaths(out);
  const baselines = await temporaryFolder('node_modules/.cache/baseline-');
  await writeBaselines(out, baselines);

  await using site = await startPreviewServer({ directory: out });
  await using baseline = await startPreviewServer({ directory: baselines });
  await using phones = await launchPhones();
  const pages: PageResult[] = [];
  await visitPage(phones.withPhone, site.url, 'page'); // warms up the browser
  for (const path of only === 'touches' ? [] : paths) {
    const urls = { page: site.url + path, baseline: baseline.url + path };
    pages.push({ path, ...(await compare(phones.withPhone, urls, rounds)) });
  }
  const known = paths.filter((path) => path !== unknownPath);
  const touched = { site: site.url, paths: only === 'pages' ? [] : known, rounds };
  const nextPages = await measureNextPages(phones.withPhone, touched);
  const hydrations = await measureHydrationTouches(phones.withPhone, touched);
  const result = { browser: `Chromium ${phones.version}`, rounds, pages, nextPages, hydrations };
  console.log(formatResult(result));
  if (json !== undefined) await writeFile(json, `${JSON.stringify(result, undefined, 2)}\n`);
});

/** Visits a page and its baseline in turn, so that a slow moment of the machine affects both. */
async function compare(
  withPhone: WithPhone,
  urls: { readonly page: string; readonly baseline: string },
  rounds: number,
): Promise<Pick<PageResult, 'page' | 'baseline'>> {
  const page: Visit[] = [];
  const baseline: Visit[] = [];
  for (let round = 0; round < rounds; round++) {
    page.push(await visitPage(withPhone, urls.page, 'page'));
    baseline.push(await visitPage(withPhone, urls.baseline, 'baseline'));
  }
  return { page: medianVisit(page), baseline: medianVisit(baseline) };
}
