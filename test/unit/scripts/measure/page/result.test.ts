import { expect, it } from 'vitest';
import { formatResult } from '../../../../../scripts/measure/page/result';
import { pageNetwork, phoneConditions } from '../../../../../scripts/measure/page/slowPhone';
import { touchNetwork } from '../../../../../scripts/measure/page/touchedPhone';

const visit = {
  firstContentfulPaint: 500.4,
  largestContentfulPaint: 900,
  cumulativeLayoutShift: 0.00067,
  blockingBeforeHydration: 0,
  blockingOfHydration: 41.6,
  renderBlockingRequests: 2,
};

const result = {
  conditions: { phone: phoneConditions, pages: pageNetwork, touches: touchNetwork },
  rounds: 9,
  pages: [
    { path: '', page: visit, baseline: { ...visit, firstContentfulPaint: 400, largestContentfulPaint: 450 } },
  ],
  nextPages: [
    { from: '', to: 'cases', inDocument: 40.4, painted: 60, longestTask: 0 },
    { from: 'cases', to: '', inDocument: 40, painted: 70, longestTask: 51.2 },
  ],
  hydrations: [{ path: 'impact', slowestResponse: 64 }],
};

const [pages = '', nextPages = '', hydrations = '', closing = ''] = formatResult(result).split('\n\n');
const cells = (table: string) => table.split('\n').map((line) => line.trim().split(/ {2,}/));

it('shows each page beside its baseline', () => {
  expect(cells(pages)).toEqual([
    [
      'page',
      'FCP',
      'baseline',
      'ratio',
      'LCP',
      'baseline',
      'ratio',
      'CLS',
      'TBT before',
      'TBT hydration',
      'render-blocking',
    ],
    ['home', '500', '400', '1.25', '900', '450', '2.00', '0.0007', '0', '42', '2'],
  ]);
});

it('lists the navigations, with a task only if the browser reports one', () => {
  expect(cells(nextPages)).toEqual([
    ['touch', 'in document', 'painted', 'longest task'],
    ['home → cases', '40', '60', '< 50'],
    ['cases → home', '40', '70', '51'],
  ]);
});

it('shows how long each page takes to respond to a touch during hydration', () => {
  expect(cells(hydrations)).toEqual([
    ['touched while hydrating', 'slowest response'],
    ['impact', '64'],
  ]);
});

it('omits a table without rows', () => {
  const [first] = formatResult({ ...result, pages: [], hydrations: [] }).split('\n\n');
  expect(first).toBe(nextPages);
});

const phone = '412×823 pixels, device pixel ratio 1.75, processor 4 times slower, empty cache';
const ofPages = 'Network of the pages: 150 ms round trip, 1.6 Mbit/s down and 0.75 up';
const ofTouches = 'Network of the touches: not throttled';

it('states the conditions, with the network of pages and of touches', () => {
  expect(closing.split('\n')).toEqual([`Medians of 9, times in ms; ${phone}`, ofPages, ofTouches]);
});

it.each([
  ['pages', { nextPages: [], hydrations: [] }, ofPages],
  ['touches', { pages: [] }, ofTouches],
])('states no other network if only the %s were measured', (_, without, network) => {
  const last = formatResult({ ...result, ...without })
    .split('\n\n')
    .at(-1);

  expect(last?.split('\n')).toEqual([`Medians of 9, times in ms; ${phone}`, network]);
});
