import { median } from '../median.ts';
import type { WithPhone } from './phone.ts';

/** The measurements of one visit, with times in milliseconds. */
export interface Visit {
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  /** The sum of all layout shifts, which is the CLS score of so short a visit. */
  readonly cumulativeLayoutShift: number;
  readonly blockingBeforeHydration: number;
  readonly blockingOfHydration: number;
  /** How many requests the first paint waited for, besides the document's. */
  readonly renderBlockingRequests: number;
}

/** The fields that are read from a browser's performance entries. Not every type of entry has all of them. */
export interface RecordedEntry {
  readonly entryType: string;
  readonly name: string;
  /** Milliseconds since the navigation began. */
  readonly startTime: number;
  readonly duration: number;
  /** The score of a layout shift. */
  readonly value?: number;
  /** Whether the first paint waited for a resource. */
  readonly renderBlockingStatus?: 'blocking' | 'non-blocking';
}

declare global {
  interface Window {
    recordedEntries: PerformanceEntry[];
  }
}

/**
 * Visits a URL once on a slow network, and measures until the page has hydrated and prefetched the others. A baseline
 * has no scripts, so the visit only waits for its files.
 */
export function visitPage(withPhone: WithPhone, url: string, kind: 'page' | 'baseline'): Promise<Visit> {
  return withPhone('slow', async (phone) => {
    await phone.open(url, recordPerformance);
    await phone.waitForIdleNetwork();
    if (kind === 'page') {
      await phone.waitForHydration();
      await phone.waitForIdleNetwork();
    }
    return summariseVisit(await phone.evaluate('window.recordedEntries.map((entry) => entry.toJSON())'));
  });
}

/** The median of each measurement over several visits. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const [first] = visits;
  const names = Object.keys(first ?? {}) as (keyof Visit)[];
  return Object.assign(
    {},
    first,
    ...names.map((name) => ({ [name]: median(visits.map((visit) => visit[name])) })),
  );
}

/**
 * Summarises a visit from the entries that its page recorded.
 *
 * Every layout shift counts. Chromium excuses shifts just after a resize, and setting up device emulation is one.
 *
 * @throws Error if nothing was painted
 */
export function summariseVisit(entries: readonly RecordedEntry[]): Visit {
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const firstPaint = entries.find(({ name }) => name === 'first-contentful-paint');
  const largestPaint = ofType('largest-contentful-paint').at(-1);
  if (!firstPaint || !largestPaint) throw new Error('the browser painted nothing');

  const resources = ofType('resource');
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  const hydrationStart = Math.min(...scripts.map(({ startTime }) => startTime)); // infinity without scripts
  const blocking = blockingTime(ofType('longtask'), hydrationStart);
  return {
    firstContentfulPaint: firstPaint.startTime,
    largestContentfulPaint: largestPaint.startTime,
    cumulativeLayoutShift: ofType('layout-shift').reduce((sum, { value = 0 }) => sum + value, 0),
    blockingBeforeHydration: blocking.before,
    blockingOfHydration: blocking.after,
    renderBlockingRequests: resources.filter(
      ({ renderBlockingStatus }) => renderBlockingStatus === 'blocking',
    ).length,
  };
}

type Task = Pick<RecordedEntry, 'startTime' | 'duration'>;

/**
 * How long the main thread was blocked, in milliseconds: the time over 50 ms of each long task.
 *
 * @param moment separates the tasks that ended before it from the others
 * @see https://web.dev/articles/tbt
 */
function blockingTime(tasks: readonly Task[], moment: number): { before: number; after: number } {
  const sum = (some: readonly Task[]) =>
    some.reduce((total, { duration }) => total + Math.max(0, duration - 50), 0);
  const hadEnded = ({ startTime, duration }: Task) => startTime + duration <= moment;
  return { before: sum(tasks.filter(hadEnded)), after: sum(tasks.filter((task) => !hadEnded(task))) };
}

/** Records the page's performance entries. Runs in the page, so it must not use anything outside itself. */
function recordPerformance(): void {
  window.recordedEntries = [];
  const observer = new PerformanceObserver((list) => window.recordedEntries.push(...list.getEntries()));
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'resource']) {
    observer.observe({ type, buffered: true });
  }
}
