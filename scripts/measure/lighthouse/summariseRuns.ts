import type { Result } from 'lighthouse';
import { median } from '../median.ts';
import { namedItems } from './namedItems.ts';

/** What is read of one run of Lighthouse. */
export type Run = Pick<Result, 'categories' | 'audits'>;

/** An audit that costs points. */
export interface Shortfall {
  readonly id: string;
  readonly title: string;
  /** What the audit measured, where it measures, and what it finds fault with. */
  readonly items: readonly string[];
}

/** A category's score, of 100, and what it falls short by. */
export interface CategoryScore {
  readonly title: string;
  readonly score: number;
  readonly shortfalls: readonly Shortfall[];
}

/**
 * The median score of each category, with the audits that cost it points in the run that is nearest to it.
 * @param runs of one page.
 * @throws where Lighthouse could not give a score.
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
  throw new Error(`Lighthouse gives no score for ${category}\n${reasons.join('\n')}`);
}

function shortfallsOf({ categories, audits }: Run, category: string): readonly Shortfall[] {
  const weighty = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return weighty
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map((audit) => ({ id: audit.id, title: audit.title, items: namedItems(audit) }));
}
