import type { RecordedEntry } from './recordPerformance.ts';

/** The browser records no event that took less. */
const leastDuration = 16;

/**
 * How long it took from a touch to the next paint, in milliseconds: the longest of the events of that interaction.
 * The browser rounds it to 8 ms.
 * @param since the moment, in milliseconds, from which on the only interaction is the one that is meant.
 * @see https://www.w3.org/TR/event-timing/#sec-performance-event-timing
 */
export function interactionDuration(entries: readonly RecordedEntry[], since: number): number {
  const durations = entries
    .filter(({ entryType, startTime }) => entryType === 'event' && startTime >= since)
    .filter(({ interactionId = 0 }) => interactionId > 0)
    .map(({ duration }) => duration);
  return Math.max(leastDuration, ...durations);
}
