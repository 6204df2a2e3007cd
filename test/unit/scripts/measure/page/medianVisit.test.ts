import { expect, it } from 'vitest';
import { medianVisit } from '../../../../../scripts/measure/page/medianVisit';

const visit = (first: number) => ({
  firstContentfulPaint: first,
  largestContentfulPaint: 10 * first,
  cumulativeLayoutShift: 1 - first,
  blockingBeforeHydration: first + 1,
  blockingOfHydration: first + 2,
  renderBlockingRequests: first - 1,
});

it('takes the median of each number by itself', () => {
  expect(medianVisit([visit(1), { ...visit(3), largestContentfulPaint: 15 }, visit(2)])).toEqual({
    ...visit(2),
    largestContentfulPaint: 15,
  });
});
