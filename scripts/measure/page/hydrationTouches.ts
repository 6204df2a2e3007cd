import { setTimeout } from 'node:timers/promises';
import { median } from '../median.ts';
import type { HydrationResult } from './result.ts';
import type { TouchedPhone, WithPhone } from './touchedPhone.ts';

declare global {
  interface Window {
    /** How long the page took to answer the slowest touch, in milliseconds until the next paint. */
    slowestAnswer: number;
  }
}

/** In which a touch that came while React was at work is answered, and the browser tells of it. */
const settling = 1_000; // milliseconds

/**
 * Measures how long a page keeps a visitor waiting who touches it again and again from its first paint until React has
 * taken over. The first touch starts that.
 * @param site the URL of its root.
 * @param paths of its pages.
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
    await phone.touch(`document.querySelector('h1')`); // which does nothing else
  } while (!(await phone.isHydrated()));
  await setTimeout(settling);
  return phone.evaluate<number>('window.slowestAnswer');
}

/** Runs in the page, and so stands alone. */
function recordAnswers(): void {
  window.slowestAnswer = 0;
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    window.slowestAnswer = Math.max(window.slowestAnswer, ...durations);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
