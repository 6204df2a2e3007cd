import { formatTable } from '../../command/formatTable.ts';
import { pageName } from '../../preview/readPagePaths.ts';
import type { CategoryScore, Shortfall } from './summariseRuns.ts';

export interface PageScores {
  /** The page's path below the site's root, as `impact`. */
  readonly path: string;
  readonly scores: readonly CategoryScore[];
}

/** Tells the scores to a person: a table, then every audit that costs a page points, with what it names. */
export function formatScores(pages: readonly PageScores[]): string {
  const titles = [...new Set(pages.flatMap(({ scores }) => scores.map(({ title }) => title)))];
  const rows = pages.map(({ path, scores }) => [
    pageName(path),
    ...titles.map((title) => String(scores.find((one) => one.title === title)?.score ?? '-')),
  ]);
  const faults = pages.flatMap(({ path, scores }) =>
    scores.flatMap(({ title, score, shortfalls }) =>
      shortfalls.length === 0
        ? []
        : [`${pageName(path)}, ${title} ${score}\n${shortfalls.map(tell).join('\n')}`],
    ),
  );
  return [formatTable([['page', ...titles], ...rows]), ...faults].join('\n\n');
}

function tell({ id, title, items }: Shortfall): string {
  return [`  ${id}: ${title}`, ...items.map((item) => `    ${item}`)].join('\n');
}
