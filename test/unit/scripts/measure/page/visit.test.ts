import { expect, it } from 'vitest';
import { medianVisit, type RecordedEntry, summariseVisit } from '../../../../../scripts/measure/page/visit';

const entry = (entryType: string, startTime: number, more: Partial<RecordedEntry> = {}): RecordedEntry => ({
  entryType,
  name: '',
  startTime,
  duration: 0,
  ...more,
});
const painted = [
  entry('paint', 480, { name: 'first-paint' }),
  entry('paint', 500, { name: 'first-contentful-paint' }),
  entry('largest-contentful-paint', 500),
];
const script = (startTime: number) =>
  entry('resource', startTime, { name: 'http://127.0.0.1/entry.js?v=1', duration: 200 });

const named = (type: string, name: string, more: Partial<RecordedEntry> = {}) =>
  entry(type, 100, { name: `http://127.0.0.1/${name}`, ...more });

it('reads when content was painted, adds up the shifts, and counts the requests that blocked the paint', () => {
  const entries = [
    ...painted,
    entry('largest-contentful-paint', 900),
    entry('layout-shift', 600, { value: 0.25 }),
    entry('layout-shift', 700, { value: 0.5 }),
    named('resource', 'a.css', { renderBlockingStatus: 'blocking' }),
    named('resource', 'a.avif', { renderBlockingStatus: 'non-blocking' }),
  ];

  expect(summariseVisit(entries)).toMatchObject({
    firstContentfulPaint: 500,
    largestContentfulPaint: 900,
    cumulativeLayoutShift: 0.75,
    renderBlockingRequests: 1,
  });
});

it('separates the long tasks before the first script from those after it', () => {
  const tasks = [
    entry('longtask', 300, { duration: 60 }),
    entry('longtask', 1200, { duration: 75 }),
    entry('longtask', 850, { duration: 55 }),
  ];
  const without = [...painted, named('resource', 'hero.avif'), ...tasks];

  expect(summariseVisit([...without, script(1000), script(800)])).toMatchObject({
    blockingBeforeHydration: 10,
    blockingOfHydration: 30,
  });
  expect(summariseVisit(without)).toMatchObject({ blockingBeforeHydration: 40, blockingOfHydration: 0 });
});

it('takes the median of each measurement', () => {
  const visit = (first: number) => ({
    firstContentfulPaint: first,
    largestContentfulPaint: 10 * first,
    cumulativeLayoutShift: 1 - first,
    blockingBeforeHydration: first + 1,
    blockingOfHydration: first + 2,
    renderBlockingRequests: first - 1,
  });

  expect(medianVisit([visit(1), { ...visit(3), largestContentfulPaint: 15 }, visit(2)])).toEqual({
    ...visit(2),
    largestContentfulPaint: 15,
  });
});
