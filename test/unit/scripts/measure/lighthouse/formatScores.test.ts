import { expect, it } from 'vitest';
import { formatScores } from '../../../../../scripts/measure/lighthouse/formatScores';

const full = (title: string) => ({ title, score: 100, shortfalls: [] });
const shortfall = { id: 'errors-in-console', title: 'Errors were logged', items: ['404', 'at /'] };

it('sets the scores of all pages in a table', () => {
  const table = formatScores([
    { path: '', scores: [full('Speed'), { ...full('SEO'), score: 92 }] },
    { path: 'impact', scores: [full('Speed'), full('SEO')] },
  ]);

  expect(table.split('\n')).toEqual([
    'page    Speed  SEO', //
    'home      100   92',
    'impact    100  100',
  ]);
});

it('leaves out a score that is not counted', () => {
  const table = formatScores([
    { path: '', scores: [full('Speed'), full('SEO')] },
    { path: 'nowhere', scores: [full('Speed')] },
  ]);

  expect(table.split('\n').at(-1)).toBe('nowhere    100    -');
});

it('tells every audit that costs a page points, with what it names', () => {
  const report = formatScores([
    { path: 'nowhere', scores: [full('Speed'), { title: 'Practice', score: 96, shortfalls: [shortfall] }] },
  ]);

  expect(report.split('\n\n').slice(1)).toEqual([
    `nowhere, Practice 96
  errors-in-console: Errors were logged
    404
    at /`,
  ]);
});
