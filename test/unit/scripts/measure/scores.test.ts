import { expect, it } from 'vitest';
import { formatScores, namedItems, type Run, summariseRuns } from '../../../../scripts/measure/scores';

const full = (title: string) => ({ title, score: 100, shortfalls: [] });
const shortfall = { id: 'errors-in-console', title: 'Errors were logged', items: ['404', 'at /'] };

it('shows the scores of all pages in a table, then every audit that costs points, with its items', () => {
  const report = formatScores([
    { path: '', scores: [full('Speed'), full('SEO')] },
    { path: '404.html', scores: [{ title: 'Speed', score: 96, shortfalls: [shortfall] }] },
  ]);

  expect(report).toBe(`page      Speed  SEO
home        100  100
404.html     96    -

404.html, Speed 96
  errors-in-console: Errors were logged
    404
    at /`);
});

it('names the measurement, the reason, and every element, script and nested item of a table', () => {
  const items = [
    { url: '/a.js', wastedBytes: 20 },
    { node: { type: 'node', selector: 'main > h1', snippet: '<h1>', lhId: '1-0' } },
    { sourceLocation: { type: 'source-location', url: '/b.js', urlProvider: 'network', line: 1, column: 2 } },
    { url: '/c.js', subItems: { type: 'subitems', items: [{ signal: { type: 'text', value: 'legacy' } }] } },
  ] as const;
  const details = { type: 'table', headings: [], items } as object;

  expect(
    namedItems({ displayValue: '2 errors', explanation: 'No title', details: details as never }),
  ).toEqual(['2 errors', 'No title', '/a.js', 'main > h1', '/b.js', '/c.js legacy']);
  expect(namedItems({ details: { type: 'debugdata', items: { a: 'b' } } })).toEqual([]);
});

/** A run in which the category "speed" has a score, and weighs one audit of the same score. */
const run = (score: number | null, audit: Partial<Run['audits'][string]> = {}, weight = 1): Run => ({
  categories: { speed: { id: 'speed', title: 'Speed', score, auditRefs: [{ id: 'paint', weight }] } },
  audits: {
    paint: {
      ...{ id: 'paint', title: 'The paint', description: '', scoreDisplayMode: 'numeric', score },
      ...audit,
    },
  },
});

it('gives the median score out of 100, and the audits of the run that has it', () => {
  const runs = [0.7, 0.98, 0.8].map((score) => run(score, { displayValue: `${score}` }));

  expect(summariseRuns(runs)).toEqual([
    { title: 'Speed', score: 80, shortfalls: [{ id: 'paint', title: 'The paint', items: ['0.8'] }] },
  ]);
});

it.each([
  ['has no weight', run(0.9, {}, 0)],
  ['does not apply', run(0.9, { score: null })],
  ['costs less than half a point', run(1, { score: 0.99 })],
])('omits an audit that %s', (_, only) => {
  expect(summariseRuns([only])[0]?.shortfalls).toEqual([]);
});

it('says why Lighthouse returned no score', () => {
  expect(() => summariseRuns([run(null, { errorMessage: 'NO_LCP' })])).toThrow(
    new Error('Lighthouse returned no score for speed\npaint: NO_LCP'),
  );
});
