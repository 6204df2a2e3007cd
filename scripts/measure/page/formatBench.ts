import { formatTable } from '../../command/formatTable.ts';
import { pageName } from '../../preview/readPagePaths.ts';
import type { BenchResult, ClickResult, PageResult } from './BenchResult.ts';

/** Tells the measurements to a person: a table of the pages, one of the clicks, and the conditions. */
export function formatBench({ conditions, rounds, pages, clicks }: BenchResult): string {
  return [
    formatTable([pageHeadings, ...pages.map(pageRow)]),
    formatTable([['click', 'to next paint'], ...clicks.map(clickRow)]),
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

function clickRow({ from, to, duration }: ClickResult): readonly string[] {
  return [`${pageName(from)} → ${pageName(to)}`, duration.toFixed()];
}
