import { expect, it } from 'vitest';
import {
  blockingTime,
  medianVisit,
  type RecordedEntry,
  summariseVisit,
} from '../../../../../scripts/measure/page/visit';

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

it('reads when content was first painted', () => {
  expect(summariseVisit(painted).firstContentfulPaint).toBe(500);
});

it('reads when the last of the largest contents was painted', () => {
  const entries = [...painted, entry('largest-contentful-paint', 900)];

  expect(summariseVisit(entries).largestContentfulPaint).toBe(900);
});

it('adds up the layout shifts', () => {
  const entries = [
    ...painted,
    entry('layout-shift', 600, { value: 0.25 }),
    entry('layout-shift', 700, { value: 0.5 }),
  ];

  expect(summariseVisit(entries).cumulativeLayoutShift).toBe(0.75);
});

it('separates the long tasks before the first script from those after it', () => {
  const entries = [
    ...painted,
    entry('longtask', 300, { duration: 60 }),
    entry('longtask', 1200, { duration: 75 }),
    script(1000),
    script(800),
    entry('longtask', 850, { duration: 55 }),
  ];

  expect(summariseVisit(entries)).toMatchObject({ blockingBeforeHydration: 10, blockingOfHydration: 30 });
});

it('counts all long tasks of a page without scripts as before hydration', () => {
  const picture = entry('resource', 100, { name: 'http://127.0.0.1/hero.avif' });
  const entries = [...painted, picture, entry('longtask', 1200, { duration: 75 })];

  expect(summariseVisit(entries)).toMatchObject({ blockingBeforeHydration: 25, blockingOfHydration: 0 });
});

it('counts the requests that the first paint waited for', () => {
  const entries = [
    ...painted,
    entry('resource', 100, { name: 'http://127.0.0.1/a.css', renderBlockingStatus: 'blocking' }),
    entry('resource', 100, { name: 'http://127.0.0.1/a.avif', renderBlockingStatus: 'non-blocking' }),
  ];

  expect(summariseVisit(entries).renderBlockingRequests).toBe(1);
});

it.each(['paint', 'largest-contentful-paint'])('rejects a visit without a %s', (entryType) => {
  const entries = painted.filter((one) => one.entryType !== entryType);

  expect(() => summariseVisit(entries)).toThrow(new Error('the browser painted nothing'));
});

const visit = (first: number) => ({
  firstContentfulPaint: first,
  largestContentfulPaint: 10 * first,
  cumulativeLayoutShift: 1 - first,
  blockingBeforeHydration: first + 1,
  blockingOfHydration: first + 2,
  renderBlockingRequests: first - 1,
});

it('takes the median of each measurement', () => {
  expect(medianVisit([visit(1), { ...visit(3), largestContentfulPaint: 15 }, visit(2)])).toEqual({
    ...visit(2),
    largestContentfulPaint: 15,
  });
});

it('counts the time over 50 ms of each task', () => {
  const tasks = [
    { startTime: 0, duration: 70 },
    { startTime: 100, duration: 51 },
  ];

  expect(blockingTime(tasks, 1000)).toEqual({ before: 21, after: 0 });
});

it.each([49, 50])('does not count a task of %d ms', (duration) => {
  expect(blockingTime([{ startTime: 0, duration }], 1000)).toEqual({ before: 0, after: 0 });
});

it.each([
  ['ended before the moment', 0, { before: 50, after: 0 }],
  ['ends at the moment', 100, { before: 50, after: 0 }],
  ['ends after the moment', 101, { before: 0, after: 50 }],
  ['begins after the moment', 300, { before: 0, after: 50 }],
])('counts a task that %s on the right side', (_, startTime, expected) => {
  expect(blockingTime([{ startTime, duration: 100 }], 200)).toEqual(expected);
});

it('counts every task as earlier than a moment that never comes', () => {
  expect(blockingTime([{ startTime: 5000, duration: 80 }], Number.POSITIVE_INFINITY)).toEqual({
    before: 30,
    after: 0,
  });
});
