import type { Page } from '@playwright/test';

/** What is read of a browser's performance entry; a field is there where its type of entry has it. */
export interface RecordedEntry {
  readonly entryType: string;
  readonly name: string;
  /** Milliseconds since the navigation began. */
  readonly startTime: number;
  /** Milliseconds. */
  readonly duration: number;
  /** Of a layout shift: its score. */
  readonly value?: number;
  /** Of a resource: whether the first paint waited for it. */
  readonly renderBlockingStatus?: 'blocking' | 'non-blocking';
}

declare global {
  interface Window {
    recordedEntries: PerformanceEntry[];
  }
}

/** Makes each document that the page opens from now on record its performance entries. */
export async function recordPerformance(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.recordedEntries = [];
    const observer = new PerformanceObserver((list) => window.recordedEntries.push(...list.getEntries()));
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'resource']) {
      observer.observe({ type, buffered: true });
    }
  });
}

/** What the document in hand has recorded so far. */
export function readEntries(page: Page): Promise<readonly RecordedEntry[]> {
  return page.evaluate(() => window.recordedEntries.map((entry) => entry.toJSON()));
}
