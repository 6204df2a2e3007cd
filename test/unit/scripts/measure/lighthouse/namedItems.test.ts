import { expect, it } from 'vitest';
import { namedItems } from '../../../../../scripts/measure/lighthouse/namedItems';

/** What the audit names in the rows of a table. */
const namedIn = (...items: Parameters<typeof tableOf>[0]) => namedItems({ details: tableOf(items) });

const tableOf = (
  items: Extract<Parameters<typeof namedItems>[0]['details'], { type: 'table' }>['items'],
) => ({
  type: 'table' as const,
  headings: [],
  items,
});

it('begins with what was measured and why it failed', () => {
  expect(
    namedItems({ displayValue: '2 faults', explanation: 'No title', details: tableOf([{ url: '/a' }]) }),
  ).toEqual(['2 faults', 'No title', '/a']);
});

it('gives each row of a table a line', () => {
  expect(namedIn({ url: '/a.js', wastedBytes: 20 }, { url: '/b.js' })).toEqual(['/a.js', '/b.js']);
});

it('names an element by its selector', () => {
  expect(namedIn({ node: { type: 'node', selector: 'main > h1', snippet: '<h1>', lhId: '1-0' } })).toEqual([
    'main > h1',
  ]);
});

it('names a place in a script by its address', () => {
  const source = {
    type: 'source-location',
    url: '/a.js',
    urlProvider: 'network',
    line: 1,
    column: 2,
  } as const;

  expect(namedIn({ description: 'Error: 404', sourceLocation: source })).toEqual(['Error: 404 /a.js']);
});

it('names what is nested in a row', () => {
  const subItems = { type: 'subitems', items: [{ signal: { type: 'text', value: 'legacy' } }] } as const;

  expect(namedIn({ url: '/a.js', subItems: { ...subItems, items: [...subItems.items] } })).toEqual([
    '/a.js legacy',
  ]);
});

it('names nothing where the audit has no rows', () => {
  expect(namedItems({ details: { type: 'debugdata', items: { a: 'b' } } })).toEqual([]);
});
