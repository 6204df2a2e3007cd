import { expect, it, onTestFinished, vi } from 'vitest';
import { annotate } from '../../../../scripts/command/github';
import type { Diagnostic } from '../../../../scripts/prerender/index.ts';

/** What is printed of diagnostics on GitHub Actions. */
function printed(title: string, diagnostics: readonly Diagnostic[]) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  onTestFinished(() => void vi.unstubAllEnvs());
  annotate('error', title, diagnostics);
  const lines = log.mock.calls.flat();
  log.mockRestore();
  return lines;
}

const location = { file: 'a,b:c%.ts', line: 3, text: 'email: wrong' };

it('an annotation escapes characters that would end its message or a property', () => {
  expect(printed('One: two, three', [{ message: '100%: a,\r\nb', location }])).toEqual([
    '::error file=a%2Cb%3Ac%25.ts,line=3,title=One%3A two%2C three::100%25: a,%0D%0Ab',
  ]);
});

it('of more than ten diagnostics, which GitHub does not show, the tenth annotation lists the others', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `error ${index}`);

  expect(printed('Wrong', ten)).toHaveLength(10);
  expect(printed('Wrong', [...ten, { message: 'last', location }])[9]).toBe(
    '::error title=Wrong::error 9%0Aa,b:c%25.ts:3 last',
  );
});
