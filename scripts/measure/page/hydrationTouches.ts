import { setTimeout } from 'node:timers/promises';
import { median } from '../median.ts';
import type { Touches } from './nextPages.ts';
import type { Phone, WithPhone } from './phone.ts';
import type { HydrationResult } from './result.ts';

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
 */
export async function measureHydrationTouches(
  withPhone: WithPhone,
  { site, paths, rounds }: Touches,
): Promise<readonly HydrationResult[]> {
  const results: HydrationResult[] = [];
  for (const path of paths) {
    const responses: number[] = [];
    for (let round = 0; round < rounds; round++) {
      responses.push(await withPhone('fast', (phone) => touchUntilHydrated(phone, site + path)));
    }
    results.push({ path, slowestResponse: median(responses) });
  }
  return results;
}

async function touchUntilHydrated(phone: Phone, url: string): Promise<number> {
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
