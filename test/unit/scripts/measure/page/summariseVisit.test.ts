import { expect, it } from 'vitest';
import type { RecordedEntry } from '../../../../../scripts/measure/page/recordPerformance';
import { summariseVisit } from '../../../../../scripts/measure/page/summariseVisit';

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

it('parts the long tasks at the moment when the first script is asked for', () => {
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

it.each(['paint', 'largest-contentful-paint'])('refuses a visit without a %s', (entryType) => {
  const entries = painted.filter((one) => one.entryType !== entryType);

  expect(() => summariseVisit(entries)).toThrow(new Error('the browser painted nothing'));
});
