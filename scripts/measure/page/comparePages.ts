import type { Browser } from '@playwright/test';
import type { PageResult } from './BenchResult.ts';
import { medianVisit } from './medianVisit.ts';
import type { Visit } from './summariseVisit.ts';
import { visitPage } from './visitPage.ts';

interface Comparison {
  /** The addresses of the site's root and of its floor's. */
  readonly site: string;
  readonly floor: string;
  readonly paths: readonly string[];
  readonly rounds: number;
}

/** Visits each page and its floor in turn, so that whatever slows the computer for a while slows both. */
export async function comparePages(
  browser: Browser,
  { site, floor, paths, rounds }: Comparison,
): Promise<readonly PageResult[]> {
  await visitPage(browser, site, 'page'); // warms the browser up
  const results: PageResult[] = [];
  for (const path of paths) {
    const visits: { page: Visit; floor: Visit }[] = [];
    for (let round = 0; round < rounds; round++) {
      visits.push({
        page: await visitPage(browser, site + path, 'page'),
        floor: await visitPage(browser, floor + path, 'floor'),
      });
    }
    results.push({
      path,
      page: medianVisit(visits.map(({ page }) => page)),
      floor: medianVisit(visits.map((visit) => visit.floor)),
    });
  }
  return results;
}
