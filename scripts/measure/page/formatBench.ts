import { formatTable } from '../../command/formatTable.ts';
import { pageName } from '../../preview/readPagePaths.ts';
import type { BenchResult, NextPageResult, PageResult } from './BenchResult.ts';

/** Tells the measurements to a person: a table of the pages, one of the ways between them, and the conditions. */
export function formatBench({ conditions, rounds, pages, nextPages }: BenchResult): string {
  return [
    formatTable([pageHeadings, ...pages.map(pageRow)]),
    formatTable([['touch', 'in document', 'painted', 'longest task'], ...nextPages.map(nextPageRow)]),
    `Medians of ${rounds}, times in ms; ${conditions}`,
  ].join('\n\n');
}

const pageHeadings = [
  'page',
  ...['FCP', 'floor', 'ratio'],
  ...['LCP', 'floor', 'ratio'],
  'CLS',
  'TBT before',
  'TBT hydration',
  'render-blocking',
];

function pageRow({ path, page, floor }: PageResult): readonly string[] {
  return [
    pageName(path),
    ...comparison(page.firstContentfulPaint, floor.firstContentfulPaint),
    ...comparison(page.largestContentfulPaint, floor.largestContentfulPaint),
    page.cumulativeLayoutShift.toFixed(4),
    page.blockingBeforeHydration.toFixed(),
    page.blockingOfHydration.toFixed(),
    String(page.renderBlockingRequests),
  ];
}

function comparison(page: number, floor: number): readonly string[] {
  return [page.toFixed(), floor.toFixed(), (page / floor).toFixed(2)];
}

function nextPageRow({ from, to, inDocument, painted, longestTask }: NextPageResult): readonly string[] {
  const way = `${pageName(from)} → ${pageName(to)}`;
  return [way, inDocument.toFixed(), painted.toFixed(), longestTask === 0 ? '< 50' : longestTask.toFixed()];
}
