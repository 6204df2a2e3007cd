import { afterEach, expect, it, vi } from 'vitest';
import { warn } from '../../../../scripts/diagnostics/github';

const location = {
  file: 'src/content/practice.ts',
  line: 12,
  column: 3,
  text: "  email: 'hello@example.com',",
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('lists each diagnostic, and on GitHub Actions shows it at its line', () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('GITHUB_STEP_SUMMARY', '');
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  warn('Examples are left', [{ message: 'email is one', location }]);

  expect(warning.mock.calls).toEqual([['! Examples are left\n    src/content/practice.ts:12 email is one']]);
  expect(log.mock.calls).toEqual([
    ['::warning file=src/content/practice.ts,line=12,col=3,title=Examples are left::email is one'],
  ]);
});
