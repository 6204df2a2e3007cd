import type { Browser } from '@playwright/test';
import { median } from '../median.ts';
import type { ClickResult } from './BenchResult.ts';
import { clickLink } from './clickLink.ts';

/**
 * Measures the way from Home to every other page, and from the last one back to Home.
 * @param site the address of its root.
 * @param paths of its pages, Home's among them.
 */
export async function measureClicks(
  browser: Browser,
  {
    site,
    paths,
    rounds,
  }: { readonly site: string; readonly paths: readonly string[]; readonly rounds: number },
): Promise<readonly ClickResult[]> {
  const results: ClickResult[] = [];
  for (const { from, to } of clicks(paths)) {
    const durations: number[] = [];
    for (let round = 0; round < rounds; round++) {
      durations.push(await clickLink(browser, site + from, site + to));
    }
    results.push({ from, to, duration: median(durations) });
  }
  return results;
}

function clicks(paths: readonly string[]): readonly { readonly from: string; readonly to: string }[] {
  const others = paths.filter((path) => path !== '');
  const there = others.map((path) => ({ from: '', to: path }));
  return [...there, ...others.slice(-1).map((path) => ({ from: path, to: '' }))];
}
