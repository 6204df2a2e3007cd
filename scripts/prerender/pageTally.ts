import type { Placed } from './output/fileWriter.ts';
import type { WrittenPages } from './pageWriter.ts';

/** What became of all pages so far. */
export interface PageTally {
  readonly files: Readonly<Record<Placed, number>>;
  /** In the order of the alphabet: threads end in none. */
  readonly faults: readonly string[];
}

/** Adds up what becomes of pages, batch by batch. */
export function pageTally() {
  const files = { added: 0, changed: 0, kept: 0 };
  const faults: string[] = [];
  let done = 0;
  return {
    get done() {
      return done;
    },
    add(written: WrittenPages, pages: number): void {
      for (const placed of written.files) files[placed] += 1;
      faults.push(...written.faults);
      done += pages;
    },
    sum: (): PageTally => ({ files, faults: faults.toSorted() }),
  };
}
