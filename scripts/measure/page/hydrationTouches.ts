import { setTimeout } from 'node:timers/promises';
import { median } from '../median.ts';
import type { HydrationResult } from './result.ts';
import type { TouchedPhone, WithPhone } from './touchedPhone.ts';

declare global {
  interface Window {
    /** The time from the slowest touch to the next paint, in milliseconds. */
    slowestAnswer: number;
  }
}

/** How long to wait after hydration for the browser to report delayed touches. */
const settling = 1_000; // milliseconds

/**
 * Measures the slowest response to repeated taps, from the first paint until hydration ends. The first tap starts
 * hydration.
 * @param site URL of the site's root.
 * @param paths of the pages to measure.
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
    const answers: number[] = [];
    for (let round = 0; round < rounds; round++) {
      answers.push(await withPhone((phone) => touchUntilHydrated(phone, site + path)));
    }
    results.push({ path, slowestAnswer: median(answers) });
  }
  return results;
}

async function touchUntilHydrated(phone: TouchedPhone, url: string): Promise<number> {
  await phone.open(url, recordAnswers);
  const isPainted = `performance.getEntriesByName('first-contentful-paint').length > 0`;
  while (!(await phone.evaluate<boolean>(isPainted))) await setTimeout(20);
  do {
    await phone.touch(`document.querySelector('h1')`); // tapping the heading has no effect of its own
  } while (!(await phone.isHydrated()));
  await setTimeout(settling);
  return phone.evaluate<number>('window.slowestAnswer');
}

/** Runs in the page, so it must not use anything outside itself. */
function recordAnswers(): void {
  window.slowestAnswer = 0;
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    window.slowestAnswer = Math.max(window.slowestAnswer, ...durations);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
