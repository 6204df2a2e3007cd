import type { Visit } from './summariseVisit.ts';

/** What was measured; medians, times in milliseconds. */
export interface BenchResult {
  readonly conditions: string;
  readonly rounds: number;
  readonly pages: readonly PageResult[];
  readonly nextPages: readonly NextPageResult[];
}

export interface PageResult {
  /** The page's path below the site's root, as `impact`. */
  readonly path: string;
  readonly page: Visit;
  readonly floor: Visit;
}

/** The way from one page to another, from the end of the touch. */
export interface NextPageResult {
  readonly from: string;
  readonly to: string;
  /** Until the new heading stands in the document. */
  readonly inDocument: number;
  /** Until the first frame with it is painted. */
  readonly painted: number;
  /** The longest task; 0 if none took 50 ms, from which on the browser reports one. */
  readonly longestTask: number;
}
