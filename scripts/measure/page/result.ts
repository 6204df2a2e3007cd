import { formatTable } from '../../command/formatTable.ts';
import { pageName } from '../../preview/builtSite.ts';
import type { HydrationResult, NextPageResult } from './touches.ts';
import type { Visit } from './visit.ts';

/** The results of the benchmark: medians, with times in milliseconds. */
export interface BenchResult {
  readonly browser: string;
  readonly rounds: number;
  /** Empty if only the touches were measured. */
  readonly pages: readonly PageResult[];
  /** Empty, like `hydrations`, if only the pages were measured. */
  readonly nextPages: readonly NextPageResult[];
  readonly hydrations: readonly HydrationResult[];
}

export interface PageResult {
  /** The page's path below the site's root, such as `impact`. */
  readonly path: string;
  readonly page: Visit;
  readonly baseline: Visit;
}

/** Formats a result as text: a table each of pages, navigations and touches. */
export function formatResult({ browser, rounds, pages, nextPages, hydrations }: BenchResult): string {
  const tables = [
    [pageHeadings, ...pages.map(pageRow)],
    [['touch', 'in document', 'painted', 'longest task'], ...nextPages.map(nextPageRow)],
    [['touched while hydrating', 'slowest response'], ...hydrations.map(hydrationRow)],
  ];
  return [
    ...tables.filter(([_headings, ...rows]) => rows.length > 0).map((table) => formatTable(table)),
    `Medians of ${rounds}, times in ms; ${browser}`,
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

function hydrationRow({ path, slowestResponse }: HydrationResult): readonly string[] {
  return [pageName(path), slowestResponse.toFixed()];
}
