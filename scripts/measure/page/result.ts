import { formatTable } from '../../command/formatTable.ts';
import { pageName } from '../../preview/builtSite.ts';
import type { Visit } from './visit.ts';

/** What the benchmark measured: medians, times in milliseconds. */
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
  readonly baseline: Visit;
}

/** A navigation from one page to another, measured from the end of the touch. */
export interface NextPageResult {
  readonly from: string;
  readonly to: string;
  /** Until the new heading is in the document. */
  readonly inDocument: number;
  /** Until the first frame with it is painted. */
  readonly painted: number;
  /** The longest task; 0 if none took 50 ms, the least that the browser reports. */
  readonly longestTask: number;
}

/** Formats a result for a person: a table of pages, a table of navigations, and the conditions. */
export function formatResult({ conditions, rounds, pages, nextPages }: BenchResult): string {
  return [
    formatTable([pageHeadings, ...pages.map(pageRow)]),
    formatTable([['touch', 'in document', 'painted', 'longest task'], ...nextPages.map(nextPageRow)]),
    `Medians of ${rounds}, times in ms; ${conditions}`,
  ].join('\n\n');
}

const pageHeadings = [
  'page',
  ...['FCP', 'baseline', 'ratio'],
  ...['LCP', 'baseline', 'ratio'],
  'CLS',
  'TBT before',
  'TBT hydration',
  'render-blocking',
];

function pageRow({ path, page, baseline }: PageResult): readonly string[] {
  return [
    pageName(path),
    ...comparison(page.firstContentfulPaint, baseline.firstContentfulPaint),
    ...comparison(page.largestContentfulPaint, baseline.largestContentfulPaint),
    page.cumulativeLayoutShift.toFixed(4),
    page.blockingBeforeHydration.toFixed(),
    page.blockingOfHydration.toFixed(),
    String(page.renderBlockingRequests),
  ];
}

function comparison(page: number, baseline: number): readonly string[] {
  return [page.toFixed(), baseline.toFixed(), (page / baseline).toFixed(2)];
}

function nextPageRow({ from, to, inDocument, painted, longestTask }: NextPageResult): readonly string[] {
  const pages = `${pageName(from)} → ${pageName(to)}`;
  const longest = longestTask === 0 ? '< 50' : longestTask.toFixed();
  return [pages, inDocument.toFixed(), painted.toFixed(), longest];
}
