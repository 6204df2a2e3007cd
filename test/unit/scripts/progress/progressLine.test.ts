import { expect, it } from 'vitest';
import { progressBar, progressLine } from '../../../../scripts/progress/progressLine';

const progress = { done: 6000, total: 10_000, elapsed: 2000 };

it('tells count, rate and time left', () => {
  expect(progressLine(progress)).toBe('6,000 of 10,000 pages · 3,000 a second · 2 s left');
});

it('tells no time while nothing is done', () => {
  expect(progressLine({ ...progress, done: 0 })).toBe('0 of 10,000 pages · 0 a second · ? s left');
});

it('has a bar that is filled as far as the work is done', () => {
  expect(progressBar(progress, 100)).toBe(`${'━'.repeat(18)}${'─'.repeat(12)}  ${progressLine(progress)}`);
});

it.each([100, 70, 57, 40, 10])('fits a terminal of %i columns', (columns) => {
  expect(progressBar(progress, columns).length).toBeLessThan(columns);
});
