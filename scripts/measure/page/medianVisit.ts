import { median } from '../median.ts';
import type { Visit } from './summariseVisit.ts';

/** The median of each number of several visits. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const middle = (name: keyof Visit) => median(visits.map((visit) => visit[name]));
  return {
    firstContentfulPaint: middle('firstContentfulPaint'),
    largestContentfulPaint: middle('largestContentfulPaint'),
    cumulativeLayoutShift: middle('cumulativeLayoutShift'),
    blockingBeforeHydration: middle('blockingBeforeHydration'),
    blockingOfHydration: middle('blockingOfHydration'),
    renderBlockingRequests: middle('renderBlockingRequests'),
  };
}
