import { blockingTime } from './blockingTime.ts';
import type { RecordedEntry } from './recordPerformance.ts';

/** What one visit measured; times in milliseconds. */
export interface Visit {
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  /** The sum of all layout shifts; over so short a visit it is the score itself. */
  readonly cumulativeLayoutShift: number;
  readonly blockingBeforeHydration: number;
  readonly blockingOfHydration: number;
  /** How many requests the first paint had to wait for, beside that for the document. */
  readonly renderBlockingRequests: number;
}

/**
 * Reads a visit from the entries that its page recorded.
 *
 * Every layout shift counts. The browser would excuse those within half a second of a change of the screen's size,
 * and setting up a phone's screen is one; but nobody turns or touches this phone.
 *
 * @throws where nothing was painted.
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
