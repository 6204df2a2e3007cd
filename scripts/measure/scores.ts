import type { Result } from 'lighthouse';
import { formatTable } from '../command/formatTable.ts';
import { pageName } from '../preview/builtSite.ts';
import { median } from './median.ts';

/** The fields that are read from a Lighthouse run. */
export type Run = Pick<Result, 'categories' | 'audits'>;

export interface PageScores {
  /** The page's path below the site's root, as `impact`. */
  readonly path: string;
  readonly scores: readonly CategoryScore[];
}

/** A category's score, out of 100, and what cost it points. */
export interface CategoryScore {
  readonly title: string;
  readonly score: number;
  readonly shortfalls: readonly Shortfall[];
}

/** An audit that cost points. */
interface Shortfall {
  readonly id: string;
  readonly title: string;
  /** The audit's measurement, if it has one, and every item it lists. */
  readonly items: readonly string[];
}

/** Formats scores as text: a table, then every audit that cost a page points, with its items. */
export function formatScores(pages: readonly PageScores[]): string {
  const titles = [...new Set(pages.flatMap(({ scores }) => scores.map(({ title }) => title)))];
  const rows = pages.map(({ path, scores }) => [
    pageName(path),
    ...titles.map((title) => String(scores.find((one) => one.title === title)?.score ?? '-')),
  ]);
  const details = pages.flatMap(({ path, scores }) =>
    scores.flatMap(({ title, score, shortfalls }) =>
      shortfalls.length === 0
        ? []
        : [`${pageName(path)}, ${title} ${score}\n${shortfalls.map(formatShortfall).join('\n')}`],
    ),
  );
  return [formatTable([['page', ...titles], ...rows]), ...details].join('\n\n');
}

function formatShortfall({ id, title, items }: Shortfall): string {
  return [`  ${id}: ${title}`, ...items.map((item) => `    ${item}`)].join('\n');
}

/**
 * The median score of each category, with the audits that cost it points in the run nearest to that median.
 * @param runs of one page.
 * @throws Error if Lighthouse could not give a score.
 */
export function summariseRuns(runs: readonly Run[]): readonly CategoryScore[] {
  return Object.keys(runs[0]?.categories ?? {}).map((id) => {
    const scores = runs.map((run) => scoreOf(run, id));
    const middle = median(scores);
    const [nearest] = runs.toSorted(
      (one, other) => Math.abs(scoreOf(one, id) - middle) - Math.abs(scoreOf(other, id) - middle),
    );
    return {
      title: runs[0]?.categories[id]?.title ?? id,
      score: Math.round(middle * 100),
      shortfalls: nearest && middle < 1 ? shortfallsOf(nearest, id) : [],
    };
  });
}

function scoreOf(run: Run, category: string): number {
  const score = run.categories[category]?.score;
  if (typeof score === 'number') return score;
  const reasons = Object.values(run.audits).flatMap(({ id, errorMessage }) =>
    errorMessage === undefined ? [] : [`${id}: ${errorMessage}`],
  );
  throw new Error(`Lighthouse returned no score for ${category}\n${reasons.join('\n')}`);
}

function shortfallsOf({ categories, audits }: Run, category: string): readonly Shortfall[] {
  const weighted = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return weighted
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map((audit) => ({ id: audit.id, title: audit.title, items: namedItems(audit) }));
}

type Audit = Pick<Result['audits'][string], 'displayValue' | 'explanation' | 'details'>;

/** The details of an audit: its measurement, and a line for every URL, element or message that it names. */
export function namedItems({ displayValue = '', explanation = '', details }: Audit): readonly string[] {
  const rows = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  return [displayValue, explanation, ...rows.map((row) => rowWords(row).join(' '))].filter(Boolean);
}

function rowWords(row: object): readonly string[] {
  return Object.values(row).flatMap(cellWords);
}

/** @see https://github.com/GoogleChrome/lighthouse/blob/v12.8.2/types/lhr/audit-details.d.ts */
function cellWords(cell: unknown): readonly string[] {
  if (typeof cell === 'string') return [cell];
  if (typeof cell !== 'object' || cell === null) return []; // numbers mean little without their headings
  if ('selector' in cell) return cellWords(cell.selector);
  if ('url' in cell) return cellWords(cell.url);
  if ('value' in cell) return cellWords(cell.value);
  return 'items' in cell && Array.isArray(cell.items) ? cell.items.flatMap(rowWords) : [];
}
