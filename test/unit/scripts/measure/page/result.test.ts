import { expect, it } from 'vitest';
import { formatResult } from '../../../../../scripts/measure/page/result';

const visit = {
  firstContentfulPaint: 500.4,
  largestContentfulPaint: 900,
  cumulativeLayoutShift: 0.00067,
  blockingBeforeHydration: 0,
  blockingOfHydration: 41.6,
  renderBlockingRequests: 2,
};
const baseline = { ...visit, firstContentfulPaint: 400, largestContentfulPaint: 450 };

const result = {
  browser: 'Chromium 144',
  rounds: 9,
  pages: [{ path: '', page: visit, baseline }],
  nextPages: [
    { from: '', to: 'cases', inDocument: 40.4, painted: 60, longestTask: 0 },
    { from: 'cases', to: '', inDocument: 40, painted: 70, longestTask: 51.2 },
  ],
  hydrations: [{ path: 'impact', slowestResponse: 64 }],
};

it('shows pages beside their baselines, navigations and touches', () => {
  expect(formatResult(result)).toBe(
    `
page  FCP  baseline  ratio  LCP  baseline  ratio     CLS  TBT before  TBT hydration  render-blocking
home  500       400   1.25  900       450   2.00  0.0007           0             42                2

touch         in document  painted  longest task
home → cases           40       60          < 50
cases → home           40       70            51

touched while hydrating  slowest response
impact                                 64

Medians of 9, times in ms; Chromium 144`.trimStart(),
  );
});
