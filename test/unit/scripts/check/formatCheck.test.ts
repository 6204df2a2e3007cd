import { describe, expect, it } from 'vitest';
import { formatFailures, formatPass, isPassed } from '../../../../scripts/check/formatCheck';

const types = { name: 'types', command: 'tsc', status: 2, output: 'a.ts(1,1): error\n\n', seconds: 1.26 };
const deadCode = { name: 'dead code', command: 'knip', status: null, output: '', seconds: 3 };

describe('a check has passed', () => {
  it.each([
    [0, true],
    [1, false],
    [null, false],
  ])('with the exit code %s: %s', (status, passed) => {
    expect(isPassed({ ...types, status })).toBe(passed);
  });
});

it('a check that passed is told with its command, its time and what it printed', () => {
  expect(formatPass({ ...types, status: 0, output: '\nA warning\n\n  of two lines\n' })).toBe(
    '✓ types: tsc (1.3 s)\n  A warning\n    of two lines\n',
  );
});

describe('checks that failed are told', () => {
  it('with what they printed and how they ended', () => {
    const told = formatFailures([types, deadCode]);

    expect(told).toContain('✗ types: tsc ended with exit code 2\n  a.ts(1,1): error\n');
    expect(told).toContain('✗ dead code: knip was stopped\n');
  });

  it('by name in the last line', () => {
    expect(formatFailures([types, deadCode])).toMatch(/\nFailed: types, dead code$/);
  });
});
