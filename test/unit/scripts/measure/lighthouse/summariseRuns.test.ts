import { expect, it } from 'vitest';
import { type Run, summariseRuns } from '../../../../../scripts/measure/lighthouse/summariseRuns';

const audit = (id: string, score: number | null, more: Partial<Run['audits'][string]> = {}) => ({
  [id]: { id, title: `The ${id}`, description: '', score, scoreDisplayMode: 'numeric' as const, ...more },
});

/** A run in which the category "speed" has the score, and weighs these audits. */
const run = (score: number | null, audits: Run['audits'] = {}, weight = 1): Run => ({
  categories: {
    speed: {
      id: 'speed',
      title: 'Speed',
      score,
      auditRefs: Object.keys(audits).map((id) => ({ id, weight })),
    },
  },
  audits,
});

it('gives the median of the scores, of a hundred', () => {
  expect(summariseRuns([run(0.98), run(0.29), run(1)])).toEqual([
    { title: 'Speed', score: 98, shortfalls: [] },
  ]);
});

it('tells the audits that cost points, with what they name', () => {
  const [speed] = summariseRuns([
    run(0.9, { ...audit('paint', 0.8, { displayValue: '3 s' }), ...audit('shift', 1) }),
  ]);

  expect(speed?.shortfalls).toEqual([{ id: 'paint', title: 'The paint', items: ['3 s'] }]);
});

it.each([
  ['has no weight', run(0.9, audit('paint', 0.8), 0)],
  ['does not apply', run(0.9, audit('paint', null))],
])('does not tell an audit that %s', (_, only) => {
  expect(summariseRuns([only])[0]?.shortfalls).toEqual([]);
});

it('tells the audits of the run that has the median', () => {
  const runs = [0.7, 0.9, 0.8].map((score) =>
    run(score, audit('paint', score, { displayValue: `${score}` })),
  );

  expect(summariseRuns(runs)[0]?.shortfalls[0]?.items).toEqual(['0.8']);
});

it('tells no audit that costs less than half a point', () => {
  expect(summariseRuns([run(1, audit('paint', 0.99))])[0]?.shortfalls).toEqual([]);
});

it('says why where Lighthouse gives no score', () => {
  const failed = run(null, audit('paint', null, { errorMessage: 'NO_LCP' }));

  expect(() => summariseRuns([failed])).toThrow(
    new Error('Lighthouse gives no score for speed\npaint: NO_LCP'),
  );
});
