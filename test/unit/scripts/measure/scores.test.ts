import { expect, it } from 'vitest';
import { formatScores, namedItems, type Run, summariseRuns } from '../../../../scripts/measure/scores';

const full = (title: string) => ({ title, score: 100, shortfalls: [] });
const shortfall = { id: 'errors-in-console', title: 'Errors were logged', items: ['404', 'at /'] };

it('shows the scores of all pages in a table', () => {
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

it('omits a score that does not count', () => {
  const table = formatScores([
    { path: '', scores: [full('Speed'), full('SEO')] },
    { path: '404.html', scores: [full('Speed')] },
  ]);

  expect(table.split('\n').at(-1)).toBe('404.html    100    -');
});

it('lists every audit that costs points, with its items', () => {
  const report = formatScores([
    { path: '404.html', scores: [full('Speed'), { title: 'Practice', score: 96, shortfalls: [shortfall] }] },
  ]);

  expect(report.split('\n\n').slice(1)).toEqual([
    `404.html, Practice 96
  errors-in-console: Errors were logged
    404
    at /`,
  ]);
});

/** What the audit names in the rows of a table. */
const namedIn = (...items: Parameters<typeof tableOf>[0]) => namedItems({ details: tableOf(items) });

const tableOf = (
  items: Extract<Parameters<typeof namedItems>[0]['details'], { type: 'table' }>['items'],
) => ({
  type: 'table' as const,
  headings: [],
  items,
});

it('begins with the measurement and why it failed', () => {
  expect(
    namedItems({ displayValue: '2 errors', explanation: 'No title', details: tableOf([{ url: '/a' }]) }),
  ).toEqual(['2 errors', 'No title', '/a']);
});

it('has a line for each row of a table', () => {
  expect(namedIn({ url: '/a.js', wastedBytes: 20 }, { url: '/b.js' })).toEqual(['/a.js', '/b.js']);
});

it('names an element by its selector', () => {
  expect(namedIn({ node: { type: 'node', selector: 'main > h1', snippet: '<h1>', lhId: '1-0' } })).toEqual([
    'main > h1',
  ]);
});

it('names a script location by its URL', () => {
  const source = {
    type: 'source-location',
    url: '/a.js',
    urlProvider: 'network',
    line: 1,
    column: 2,
  } as const;

  expect(namedIn({ description: 'Error: 404', sourceLocation: source })).toEqual(['Error: 404 /a.js']);
});

it('names items nested in a row', () => {
  const subItems = { type: 'subitems', items: [{ signal: { type: 'text', value: 'legacy' } }] } as const;

  expect(namedIn({ url: '/a.js', subItems: { ...subItems, items: [...subItems.items] } })).toEqual([
    '/a.js legacy',
  ]);
});

it('names nothing if the audit has no rows', () => {
  expect(namedItems({ details: { type: 'debugdata', items: { a: 'b' } } })).toEqual([]);
});

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

it('returns the median score, out of 100', () => {
  expect(summariseRuns([run(0.98), run(0.29), run(1)])).toEqual([
    { title: 'Speed', score: 98, shortfalls: [] },
  ]);
});

it('lists the audits that cost points, with their items', () => {
  const [speed] = summariseRuns([
    run(0.9, { ...audit('paint', 0.8, { displayValue: '3 s' }), ...audit('shift', 1) }),
  ]);

  expect(speed?.shortfalls).toEqual([{ id: 'paint', title: 'The paint', items: ['3 s'] }]);
});

it.each([
  ['has no weight', run(0.9, audit('paint', 0.8), 0)],
  ['does not apply', run(0.9, audit('paint', null))],
])('omits an audit that %s', (_, only) => {
  expect(summariseRuns([only])[0]?.shortfalls).toEqual([]);
});

it('lists the audits of the run with the median score', () => {
  const runs = [0.7, 0.9, 0.8].map((score) =>
    run(score, audit('paint', score, { displayValue: `${score}` })),
  );

  expect(summariseRuns(runs)[0]?.shortfalls[0]?.items).toEqual(['0.8']);
});

it('omits an audit that costs less than half a point', () => {
  expect(summariseRuns([run(1, audit('paint', 0.99))])[0]?.shortfalls).toEqual([]);
});

it('says why Lighthouse returned no score', () => {
  const failed = run(null, audit('paint', null, { errorMessage: 'NO_LCP' }));

  expect(() => summariseRuns([failed])).toThrow(
    new Error('Lighthouse returned no score for speed\npaint: NO_LCP'),
  );
});
