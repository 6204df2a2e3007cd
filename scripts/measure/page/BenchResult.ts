import type { Visit } from './summariseVisit.ts';

/** What was measured; medians, times in milliseconds. */
export interface BenchResult {
  readonly conditions: string;
  readonly rounds: number;
  readonly pages: readonly PageResult[];
  readonly clicks: readonly ClickResult[];
}

export interface PageResult {
  /** The page's path below the site's root, as `impact`. */
  readonly path: string;
  readonly page: Visit;
  readonly floor: Visit;
}

export interface ClickResult {
  readonly from: string;
  readonly to: string;
  /** From the touch to the next paint. */
  readonly duration: number;
}
