import { setTimeout } from 'node:timers/promises';
import { median } from '../median.ts';
import type { HydrationResult } from './result.ts';
import type { TouchedPhone, WithPhone } from './touchedPhone.ts';

declare global {
  interface Window {
    /** The time from the slowest touch to the next paint, in milliseconds. */
    slowestResponse: number;
  }
}

/** How long to wait after hydration for the browser to report delayed touches. */
const settling = 1_000; // milliseconds

/**
 * Measures the slowest response to repeated taps, from the first paint until hydration ends. The first tap starts
 * hydration.
 * @param site URL of the site's root, with its last slash.
 * @param paths of the pages to measure, without their first slash.
 * @param rounds how often each page is measured; the result is the median.
 */
export async function measureHydrationTouches(
  withPhone: WithPhone,
  {
    site,
    paths,
    rounds,
  }: { readonly site: string; readonly paths: readonly string[]; readonly rounds: number },
): Promise<readonly HydrationResult[]> {
  const results: HydrationResult[] = [];
  for (const path of paths) {
    const responses: number[] = [];
    for (let round = 0; round < rounds; round++) {
      responses.push(await withPhone((phone) => touchUntilHydrated(phone, site + path)));
    }
    results.push({ path, slowestResponse: median(responses) });
  }
  return results;
}

async function touchUntilHydrated(phone: TouchedPhone, url: string): Promise<number> {
  await phone.open(url, recordResponses);
  const isPainted = `performance.getEntriesByName('first-contentful-paint').length > 0`;
  while (!(await phone.evaluate<boolean>(isPainted))) await setTimeout(20);
  do {
    await phone.touch(`document.querySelector('h1')`); // tapping the heading has no effect of its own
  } while (!(await phone.isHydrated()));
  await setTimeout(settling);
  return phone.evaluate<number>('window.slowestResponse');
}

/** Runs in the page, so it must not use anything outside itself. */
function recordResponses(): void {
  window.slowestResponse = 0;
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    window.slowestResponse = Math.max(window.slowestResponse, ...durations);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
